import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrderMessages, sendMessage } from '@colada/domain/contact/contract'
import { getOrder } from '@colada/domain/orders/contract'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessages } from '#api/contact/tables.ts'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { orderSteps } from '#api/orders/tables.ts'
import { moveOrder } from '../orders/move-order.ts'
import { createShopper, makeBusiness, placeOrder, type Shopper } from '../orders/shopper.ts'
import { createPaymentApi, type PaymentApi } from '../payment/payment-api.ts'
import { photo, sendForm } from './multipart.ts'

let api: PaymentApi
let shopper: Shopper
let order: Awaited<ReturnType<typeof placeOrder>>
beforeAll(async () => {
  api = await createPaymentApi()
  shopper = await createShopper(api)
  // Orders of companies need no payment.
  await makeBusiness(api, shopper)
  order = await placeOrder(api, shopper)
})
afterAll(() => api.close())

const report = (changes: Record<string, string> = {}, options: Parameters<typeof sendForm>[3] = {}) =>
  sendForm(
    api,
    sendMessage,
    {
      type: 'incidencia',
      order_id: String(order.id),
      product_ids: '1',
      message: 'Falta un botón.',
      ...changes,
    },
    { session: shopper.session, ...options },
  )
const canReport = async () => {
  const { response } = await api.call(getOrder, { session: shopper.session, params: { orderId: order.id } })
  return response.orders[0]!.can_report_incident
}
const setDeliveredAt = (time: number) =>
  api.db
    .update(orderSteps)
    .set({ at: new Date(time) })
    .where(and(eq(orderSteps.orderId, order.id), eq(orderSteps.status, 50)))
const countMessages = () => api.db.$count(contactMessages)

describe('an incident report', () => {
  it('is not possible before the pickup', async () => {
    expect(await canReport()).toBe(false)
    const { http, response } = await report()
    expect([http, response.status.code]).toEqual([409, 1402])
  })

  it('is saved with its order, customer, garments and pictures, and confirmed', async () => {
    await moveOrder(api, order.localizador, 10)
    expect(await canReport()).toBe(true)
    const files = [await photo(), await photo(), await photo(), await photo(), await photo()]
    expect((await report({}, { files, language: 'en' })).http).toBe(200)
    const [row] = await api.db.select().from(contactMessages)
    expect(row).toMatchObject({
      type: 'incidencia',
      orderId: order.id,
      userId: shopper.userId,
      email: shopper.email,
      name: 'Ana García',
      subject: order.localizador,
      message: 'Falta un botón.',
    })
    expect(row!.garments).not.toBe('')
    const params = { orderId: order.id }
    const { response } = await api.call(getOrderMessages, { session: shopper.session, params })
    expect(response.messages[0]).toMatchObject({ type: 'incidencia', pictures: 5 })
    const thumbnails = response.messages[0]!.thumbnails.map((url) =>
      sharp(Buffer.from(url.slice('data:image/jpeg;base64,'.length), 'base64')).metadata(),
    )
    expect((await Promise.all(thumbnails)).map(({ width, height }) => [width, height])).toEqual(
      Array.from({ length: 5 }, () => [128, 128]),
    )
    await api.run('outbox')
    const confirmation = (await api.sandbox.mailbox.list({ to: shopper.email })).find(({ subject }) =>
      subject.includes('your report'),
    )
    expect(confirmation).toMatchObject({
      subject: `We’ve received your report about order ${order.localizador}`,
      language: 'en',
    })
    for (const text of ['Falta un botón.', row!.garments, 'With 5 pictures.'])
      expect(confirmation!.text).toContain(text)
    const [request] = await api.sandbox.mailbox.list({ to: api.config.operationsEmail })
    expect(request!.subject).toContain(order.localizador)
    expect(request!.text).toContain(`npm run ops -- message ${row!.id}`)
  })

  it('is listed and shown by operations, who save its pictures', async () => {
    const run = (...args: string[]) => {
      const command = readCommand(args)
      if (typeof command === 'string') throw new Error(command)
      return runCommand(command, api.dependencies)
    }
    const [row] = await api.db
      .insert(contactMessages)
      .values({
        type: 'hello',
        language: 'es',
        name: 'Eve\u001b[2J',
        email: 'eve@example.com',
        subject: 'Hola',
        message: 'Una línea\u001b[2J\notra',
        requestHash: '',
        createdAt: new Date(api.dependencies.clock() + 1000),
      })
      .returning()
    const list = (await run('messages')).message.split('\n')
    expect(list[1]).toBe(
      `${row!.id}  ${row!.createdAt.toISOString().slice(0, 16).replace('T', ' ')}  hello  Eve [2J <eve@example.com>  Hola  0 pictures`,
    )
    expect(list[2]).toContain(`incidencia  Ana García <${shopper.email}>  ${order.localizador}  5 pictures`)
    expect((await run('message', String(row!.id))).message).toContain('Una línea[2J\notra')

    const folder = mkdtempSync(join(tmpdir(), 'colada-messages-'))
    try {
      const shown = await run('message', String(row!.id - 1), join(folder, 'pictures'))
      expect(shown.isSuccess).toBe(true)
      const files = shown.message.split('\n').slice(-5)
      for (const file of files) expect((await sharp(readFileSync(file)).metadata()).format).toBe('jpeg')
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(await run('message', '999999')).toEqual({
      isSuccess: false,
      message: 'There is no message 999999.',
    })
    expect(readCommand(['message', 'x'])).toMatch(/needs its number/)
  })

  it('of another customer’s order gets the same response as of an unknown one', async () => {
    const other = await createShopper(api)
    const before = await countMessages()
    const foreign = await report({}, { session: other.session })
    const unknown = await report({ order_id: '999999' }, { session: other.session })
    expect(foreign.http).toBe(404)
    expect(foreign.response).toEqual(unknown.response)
    expect(await countMessages()).toBe(before)
  })

  it('needs a session', async () => {
    expect((await report({}, { headers: { authorization: '' }, session: '' })).http).toBe(401)
  })

  it.each([
    [{ product_ids: '' }, ['product_ids']],
    [{ product_ids: '1,2' }, ['product_ids']],
    [{ product_ids: 'x' }, ['product_ids']],
    [{ message: ' ' }, ['message']],
  ])('with %j is rejected', async (changes, fields) => {
    const { http, response } = await report(changes as Record<string, string>)
    expect(http).toBe(422)
    expect(Object.keys(response.errors ?? {})).toEqual(fields)
  })

  it('is possible until 48 hours after the delivery', async () => {
    for (const status of [20, 30, 40, 50]) await moveOrder(api, order.localizador, status)
    await setDeliveredAt(api.dependencies.clock() - 48 * 3_600_000)
    expect(await canReport()).toBe(true)
    expect((await report()).http).toBe(200)
    await setDeliveredAt(api.dependencies.clock() - 48 * 3_600_000 - 1000)
    expect(await canReport()).toBe(false)
    expect((await report()).http).toBe(409)
  })
})

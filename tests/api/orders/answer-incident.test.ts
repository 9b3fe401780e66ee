import { getOrderMessages, sendMessage } from '@colada/domain/contact/contract'
import { addItems, answerIncident } from '@colada/domain/orders/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readCommand } from '#api/ops-arguments.ts'
import { runCommand } from '#api/ops-commands.ts'
import { addIncident } from '#api/orders/incidents.ts'
import { orderIncidents, orderSteps } from '#api/orders/tables.ts'
import { sendForm } from '../contact/multipart.ts'
import { createPaymentIntent, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { moveTo, paidOrder, requestChange } from './order-changes.ts'
import { createShopper, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()

const missing = [{ product_id: 1, qty: 1 }]

/** A washed order that waits for an answer about garments that were not in it. */
async function troubled(garments: readonly object[] = missing) {
  const shopper = await createShopper(api)
  const order = await paidOrder(api, shopper)
  await moveTo(api, order, [10, 20, 25], garments)
  return { shopper, order }
}

const answer = ({ session }: Shopper, orderId: number) =>
  api.call(answerIncident, { session, params: { orderId }, body: { answer: 'return' } })

async function operate(...args: string[]) {
  const command = readCommand(args)
  if (typeof command === 'string') throw new Error(command)
  return (await runCommand(command, api.dependencies)).message
}

async function subjectsTo({ email }: Shopper) {
  await api.run('outbox')
  return (await api.sandbox.mailbox.list({ to: email })).map(({ subject }) => subject)
}

describe('garments that were in the bag but not in the order', () => {
  it('come back uncleaned at no cost, and the order goes on', async () => {
    const { shopper, order } = await troubled()
    expect((await subjectsTo(shopper)).some((subject) => subject.includes('Necesitamos tu respuesta'))).toBe(
      true,
    )
    const { http, response } = await answer(shopper, order.id)
    expect(http).toBe(200)
    expect(response.orders[0]).toMatchObject({
      status: 20,
      incidents: [],
      precioPedido: order.precioPedido,
      precioPendiente: 0,
    })
    expect(response.orders[0]!.items).toEqual(order.items)
    const [incident] = await api.db.select().from(orderIncidents).where(eq(orderIncidents.orderId, order.id))
    expect(incident).toMatchObject({ answer: 'return', solvedAt: expect.any(Date) })
    expect(await operate('incidents')).toMatch(
      new RegExp(`${order.localizador}  \\S+ \\S+  return uncleaned  1x1  order at 20`),
    )
    const subjects = await subjectsTo(shopper)
    expect(subjects.filter((subject) => subject.includes('Seguimos con tu pedido'))).toHaveLength(1)
  })

  it('are answered once, also when the answer is sent many times at once', async () => {
    const { shopper, order } = await troubled()
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(shopper, order.id)))
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200, 200, 200])
    const steps = await api.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id))
    expect(steps.map(({ status }) => status)).toEqual([1, 0, 10, 20, 25, 20])
    const subjects = await subjectsTo(shopper)
    expect(subjects.filter((subject) => subject.includes('Seguimos con tu pedido'))).toHaveLength(1)
  })

  it('are no longer bought: an unpaid purchase is dropped and closed at the provider', async () => {
    const { shopper, order } = await troubled()
    await requestChange(api, shopper, addItems, { order_id: order.id, items: missing, solve_incident: 1 })
    const intentId = await createPaymentIntent(api, shopper, order.id)
    expect((await answer(shopper, order.id)).response.orders[0]).toMatchObject({
      status: 20,
      pending_change: null,
      precioPendiente: 0,
    })
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
  })

  it('stay bought when their payment has succeeded', async () => {
    const { shopper, order } = await troubled()
    await requestChange(api, shopper, addItems, { order_id: order.id, items: missing, solve_incident: 1 })
    api.sandbox.pay(await createPaymentIntent(api, shopper, order.id))
    const { http, response } = await answer(shopper, order.id)
    expect([http, response.status.code]).toEqual([409, statusCodes.incidentClosed.code])
    expect(await fetchOrder(api, shopper, order.id)).toMatchObject({ status: 20, incidents: [] })
  })

  it('leave another incident of the order open', async () => {
    const { shopper, order } = await troubled()
    const other = { kind: 'garments' as const, descriptionEs: 'Otra', descriptionEn: 'Other' }
    await addIncident(api.db, { ...other, orderId: order.id, createdAt: new Date(api.dependencies.clock()) })
    expect((await answer(shopper, order.id)).response.orders[0]).toMatchObject({
      status: 25,
      incidents: [{ description: 'Otra' }],
    })
  })

  it.each([
    [
      'an order of another customer',
      404,
      async () => {
        const { order } = await troubled()
        return answer(await createShopper(api), order.id)
      },
    ],
    [
      'an order without an incident',
      409,
      async () => {
        const shopper = await createShopper(api)
        return answer(shopper, (await paidOrder(api, shopper)).id)
      },
    ],
    [
      'an incident without garments',
      409,
      async () => {
        const { shopper, order } = await troubled([])
        return answer(shopper, order.id)
      },
    ],
  ] as const)('cannot be answered for %s', async (_, status, send) => {
    expect((await send()).http).toBe(status)
  })
})

describe('an answer in words', () => {
  const write = ({ session }: Shopper, orderId: number, type: string, message = 'Seguid, por favor.') =>
    sendForm(api, sendMessage, { type, order_id: String(orderId), message }, { session })
  const messagesOf = ({ session }: Shopper, orderId: number) =>
    api.call(getOrderMessages, { session, params: { orderId } })

  it('is saved without naming garments, confirmed, shown to operations and listed in the order', async () => {
    const { shopper, order } = await troubled([])
    expect((await messagesOf(shopper, order.id)).response.messages).toEqual([])
    expect((await write(shopper, order.id, 'respuesta')).http).toBe(200)
    expect((await messagesOf(shopper, order.id)).response.messages).toEqual([
      { id: expect.any(Number), type: 'respuesta', time: expect.any(Number), pictures: 0, thumbnails: [] },
    ])
    expect(await operate('messages')).toContain(
      `respuesta  Ana García <${shopper.email}>  ${order.localizador}`,
    )
    expect(await subjectsTo(shopper)).toContain(
      `Hemos recibido tu respuesta sobre el pedido ${order.localizador}`,
    )
  })

  it('says that garments are not the customer’s, and the incident stays open', async () => {
    const { shopper, order } = await troubled()
    expect((await write(shopper, order.id, 'no-es-mia')).http).toBe(200)
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(25)
    expect((await messagesOf(shopper, order.id)).response.messages).toMatchObject([{ type: 'no-es-mia' }])
  })

  it('needs an open incident and a text; the list is the customer’s own', async () => {
    const { shopper, order } = await troubled()
    expect((await write(shopper, order.id, 'respuesta', ' ')).http).toBe(422)
    expect((await messagesOf(await createShopper(api), order.id)).http).toBe(404)
    await answer(shopper, order.id)
    const { http, response } = await write(shopper, order.id, 'respuesta')
    expect([http, response.status.code]).toEqual([409, statusCodes.incidentClosed.code])
  })
})

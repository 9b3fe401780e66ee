import { chargeStorage, getStoredOrders } from '@colada/domain/claims/storage-contract'
import { takeOrderPayment } from '@colada/domain/counter/contract'
import { getStaffOrder, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderCharges } from '#api/orders/charge-tables.ts'
import { orderLegs, orders, orderSteps } from '#api/orders/tables.ts'
import { staffActions } from '#api/staff/action-tables.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { moveTo, paidOrder } from './order-changes.ts'
import { createShopper, type Shopper } from './shopper.ts'

const api = setUpPaymentApi()
const DAY_MS = 86_400_000

let shopper: Shopper
let counter = ''
let operations = ''
let order: Awaited<ReturnType<typeof paidOrder>>

beforeAll(async () => {
  shopper = await createShopper(api)
  counter = await logInStaff(api, await createStaff(api, ['counter']))
  operations = await logInStaff(api, await createStaff(api, ['operations']))
})

beforeEach(async () => {
  order = await paidOrder(api, shopper)
  await moveTo(api, order, [10, 20, 30, 40, 45])
})

/** Dates the delivery, and all that came before it, so that today is this day of storage. */
async function wait(days: number, of = order) {
  const at = new Date(api.dependencies.clock() - days * DAY_MS)
  const date = at.toISOString().slice(0, 10)
  await api.db.update(orderLegs).set({ date }).where(eq(orderLegs.orderId, of.id))
  const before = new Date(at.getTime() - 3 * DAY_MS)
  await api.db.update(orders).set({ createdAt: before }).where(eq(orders.id, of.id))
  await api.db.update(orderSteps).set({ at }).where(eq(orderSteps.orderId, of.id))
}

const read = async () =>
  (await api.call(getStaffOrder, { session: counter, params: { locator: order.localizador } })).response

const charge = async (body: object = {}, session = counter) =>
  api.call(chargeStorage, {
    session,
    params: { locator: order.localizador },
    body: { version: (await read()).version, ...body },
  })

const handOver = async (session = counter) =>
  api.call(moveStaffOrder, {
    session,
    params: { locator: order.localizador },
    body: { status: 50, version: (await read()).version },
  })

const chargesOf = async () =>
  (await api.db.select().from(orderCharges).where(eq(orderCharges.orderId, order.id))).map(
    ({ kind, amount }) => [kind, amount],
  )

describe('the storage of an order', () => {
  // Case 23 of the operations.
  it.each([
    [90, 0],
    [91, 1],
    [98, 2],
    [400, 13],
  ])('on day %i costs %d', async (days, fee) => {
    await wait(days)
    const { storage } = await read()
    expect(storage).toMatchObject({ days, fee })
    if (fee === 0) return expect((await charge()).response.status.code).toBe(statusCodes.orderNotPayable.code)
    expect((await charge()).response.charged).toBe(fee)
    expect((await read()).storage).toMatchObject({ days, fee: 0 })
  })

  it('is charged and paid before the garments are handed over', async () => {
    await wait(98)
    const refused = await handOver()
    expect([refused.http, refused.response]).toMatchObject([409, { precio_pendiente: 2 }])
    await charge()
    expect(await chargesOf()).toEqual([['storage', 200]])
    const owing = await read()
    expect(owing.order).toMatchObject({ precioIncidencias: 2, precioPendiente: 2 })
    expect((await handOver()).response.status.code).toBe(statusCodes.balanceDue.code)
    const paid = await api.call(takeOrderPayment, {
      session: counter,
      params: { locator: order.localizador },
      body: { version: owing.version, method: 'terminal', terminal_ref: 'T-1' },
    })
    expect(paid.http).toBe(200)
    expect((await handOver()).http).toBe(200)
    expect((await read()).storage).toBeNull()
  })

  it('is waived with a reason, which is recorded', async () => {
    await wait(150)
    const without = await charge({ waive: true })
    expect(Object.keys(without.response.errors ?? {})).toEqual(['reason'])
    const { response } = await charge({ waive: true, reason: 'Estaba en el hospital.' })
    expect(response.charged).toBe(0)
    expect(await chargesOf()).toEqual([
      ['storage', 900],
      ['waiver', -900],
    ])
    const acts = await api.db.select().from(staffActions).where(eq(staffActions.orderId, order.id))
    expect(acts).toContainEqual(
      expect.objectContaining({ action: 'storage-waived', reason: 'Estaba en el hospital.' }),
    )
    expect((await handOver()).http).toBe(200)
  })

  it('is not charged with another version', async () => {
    await wait(98)
    expect((await charge({ version: 1 })).response.status.code).toBe(statusCodes.versionChanged.code)
  })

  it('of 180 days or more is listed for operations', async () => {
    const list = (session: string) => api.call(getStoredOrders, { session })
    const isListed = async () =>
      (await list(operations)).response.orders.some(({ localizador }) => localizador === order.localizador)
    await wait(179)
    expect(await isListed()).toBe(false)
    await wait(180)
    expect(await isListed()).toBe(true)
    expect((await list(counter)).response.status.code).toBe(statusCodes.staffOnly.code)
  })

  it('is announced on days 60, 85, 150 and 175, once each', async () => {
    const remindersOf = async () => {
      const rows = await api.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order-storage'))
      return rows
        .filter(({ subjectId }) => subjectId === String(order.id))
        .map(({ dedupeKey }) => dedupeKey.split('-').at(-1))
    }
    const start = api.dependencies.clock()
    await wait(59)
    await api.run('storage-mails')
    expect(await remindersOf()).toEqual([])
    const days: Record<number, string[]> = {}
    for (const day of [60, 61, 85, 150, 174, 175, 300]) {
      api.advance(start + (day - 59) * DAY_MS - api.dependencies.clock())
      await api.run('storage-mails')
      days[day] = (await remindersOf()) as string[]
    }
    expect(days).toEqual({
      60: ['60'],
      61: ['60'],
      85: ['60', '85'],
      150: ['60', '85', '150'],
      174: ['60', '85', '150'],
      175: ['60', '85', '150', '175'],
      300: ['60', '85', '150', '175'],
    })
  })
})

import { randomUUID } from 'node:crypto'
import { reserve } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import { createIntent } from '@colada/domain/payment/contract'
import { getDeliveries, getPickups } from '@colada/domain/schedule/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureSlots } from '#api/schedule/service.ts'
import { createPaymentIntent, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApiPerTest } from '../payment/payment-api.ts'
import { checkout, createShopper, placeOrder } from './shopper.ts'

let now: number
beforeEach(() => {
  now = Date.UTC(2026, 10, 23, 7)
})
const api = setUpPaymentApiPerTest({ clock: () => now })
afterEach(() => expect(api.failures).toEqual([]))

const hour = 3_600_000
const jobs = ['unpaid-orders', 'open-payments', 'refunds', 'outbox'] as const

async function runJobs(): Promise<void> {
  for (const job of jobs) await api.run(job)
}

describe('a step of the system clock', () => {
  // Guards: settle() does not depend on the time, and neither does the lookup of keys.
  it.each([
    ['back an hour', -hour],
    ['forward an hour', hour],
  ])('%s loses no payment, doubles no order and sends each mail once', async (_, step) => {
    const [ana, luis] = [await createShopper(api), await createShopper(api)]
    const body = await checkout(api, ana)
    const keyed = { session: ana.session, body, headers: { 'idempotency-key': randomUUID() } }
    const order = (await api.call(reserve, keyed)).response.new_order
    const intentId = await createPaymentIntent(api, ana, order.id)
    const unpaid = await placeOrder(api, luis)
    api.sandbox.pay(intentId)

    now += step
    const again = await api.call(reserve, keyed)
    expect([again.http, again.response.new_order.id]).toEqual([200, order.id])
    await runJobs()
    // Rows that were claimed or delayed are processed once the clock has caught up.
    now += 2 * hour
    await runJobs()
    expect(await fetchOrder(api, ana, order.id)).toMatchObject({
      status: orderStatus.created,
      precioPendiente: 0,
    })
    expect((await fetchOrder(api, luis, unpaid.id)).status).toBe(orderStatus.cancelled)
    now += hour
    await runJobs()
    expect(await api.sandbox.mailbox.list({ to: ana.email })).toHaveLength(1)
    expect(api.sandbox.provider.intents.list().map(({ status }) => status)).toEqual(['succeeded'])
  })

  it('back an hour keeps the payment window of 1800 seconds of a new order', async () => {
    now -= hour
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    expect(order.pay_before! - order.creation_time).toBe(1800)
    now += 1_800_000 - 1
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(orderStatus.pendingPayment)
    now += 1
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(orderStatus.cancelled)
  })

  it('forward over the payment window checks the provider before it cancels', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    api.sandbox.pay(await createPaymentIntent(api, shopper, order.id))
    now += hour
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(orderStatus.created)
  })
})

/** The daylight saving changes in Madrid, with the time 15 minutes before. */
describe.each([
  ['2026-10-25', Date.UTC(2026, 9, 25, 0, 45), '+01:00'],
  ['2027-03-28', Date.UTC(2027, 2, 28, 0, 45), '+02:00'],
])('the night of %s', (day, before, offset) => {
  beforeEach(async () => {
    now = before
    await ensureSlots(api.db, now)
  })

  // Guard: instants are epoch seconds computed from date, time and zone; seconds are never added to local times.
  it('has a payment window of 1800 seconds', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    expect(order.pay_before).toBe(before / 1000 + 1800)
    const requestIntent = () =>
      api.call(createIntent, { session: shopper.session, body: { order_id: order.id } })
    now = before + 1_800_000 - 1
    expect((await requestIntent()).http).toBe(200)
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(orderStatus.pendingPayment)
    now = before + 1_800_000
    expect((await requestIntent()).http).toBe(409)
    await api.run('unpaid-orders')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(orderStatus.cancelled)
  })

  it('is followed by slots and deliveries at the same local times', async () => {
    const { session, postalCode } = await createShopper(api)
    const { response } = await api.call(getPickups, { session, body: { cp: postalCode } })
    const [today] = response.days
    expect(today!.start).toBe(day)
    expect(today!.hours).toHaveLength(8)
    const instants = today!.hours.map(({ start }) => Date.parse(`${day}T${start}:00${offset}`) / 1000)
    expect(today!.hours.map(({ ut_start }) => ut_start)).toEqual(instants)
    expect(today!.hours[0]!.start).toBe('07:00')

    const body = { cp: postalCode, category_id: 2, pickup_time: today!.hours[1]!.id }
    const deliveries = await api.call(getDeliveries, { session, body })
    const first = deliveries.response.days[0]!.hours[0]!
    expect(first.start).toBe('09:00')
    expect(first.ut_start).toBe(instants[1]! + 48 * 3600)
  })

  it('creates and pays an order', async () => {
    const shopper = await createShopper(api)
    const order = await placeOrder(api, shopper)
    now = before + 900_000
    api.sandbox.pay(await createPaymentIntent(api, shopper, order.id))
    now += 60_000
    await api.run('open-payments')
    expect((await fetchOrder(api, shopper, order.id)).status).toBe(orderStatus.created)
  })
})

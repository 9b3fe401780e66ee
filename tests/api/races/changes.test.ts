import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addItems, changePickup, type WireOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderChanges } from '#api/orders/change-tables.ts'
import { lockOrder } from '#api/orders/repository.ts'
import { slots } from '#api/schedule/tables.ts'
import { rounds } from '../../faults/rounds.ts'
import { requestChange, createLateOrder, paidOrder, fetchChangePrices } from '../orders/order-changes.ts'
import { createShopper, createShoppers, type Shopper } from '../orders/shopper.ts'
import { reconcile, pay, createPaymentIntent, fetchOrder } from '../payment/pay-order.ts'
import { createPaymentApi, type PaymentApi } from '../payment/payment-api.ts'
import { expectInvariants } from '../support/invariants.ts'
import { waitForLockWaits } from './lock-waits.ts'

let api: PaymentApi
beforeAll(async () => {
  api = await createPaymentApi()
  await api.db.update(slots).set({ capacity: 100 })
})
afterEach(async () => {
  api.sandbox.setWebhookTarget(undefined)
  expect(api.failures).toEqual([])
  await expectInvariants(api.db)
})
afterAll(() => api.close())

const everyRound = Array.from({ length: rounds }, (_, round) => round)
const window = 1_800_000

const shirts = (qty: number) => [{ product_id: 1, qty }]
const add = (shopper: Shopper, { id }: WireOrder, qty: number) =>
  requestChange(api, shopper, addItems, { order_id: id, items: shirts(qty) })

async function statusesOf({ id }: WireOrder) {
  const rows = await api.db.select().from(orderChanges).where(eq(orderChanges.orderId, id))
  return rows.map(({ status }) => status).toSorted()
}

const garmentsOf = ({ items }: WireOrder) => items.map(({ qty }) => qty)

/** The provider's own message that a payment was made. */
function messageOf(intentId: string) {
  return api.sandbox.provider.events
    .list(({ type }) => type === 'payment_intent.succeeded')
    .find((event) => JSON.stringify(event).includes(intentId))!
}

const timeOuts = () => [api.run('unpaid-orders'), api.run('unpaid-orders'), api.run('unpaid-orders')]

describe('garments for one order, asked for at once', () => {
  // Guards: the customer's lock and the order's in `placeChange`; `order_changes_one_open` is the last word behind them.
  it('from ten tabs, each with others, leave one change to be paid, and it joins once', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const wishes = Array.from({ length: 10 }, (_, index) => add(shopper, order, index + 1))
    const outcomes = await Promise.all(wishes)
    expect(outcomes.map(({ http }) => http)).toEqual(Array(10).fill(200))
    expect(await statusesOf(order)).toEqual([...Array(9).fill('lapsed'), 'open'])
    const { pending_change: open } = await fetchOrder(api, shopper, order.id)
    const paid = await pay(api, shopper, order.id)
    expect(garmentsOf(paid)).toEqual([3, open!.items[0]!.qty])
  })

  // Guards: `closeChange`, which takes only an open change, under the order's lock; and the payment's note that it is
  // settled. A second taker would let the garments join twice.
  it.each(everyRound)(
    'and paid join once, whoever hears of the money: webhooks, browser, reconciler, time-out (round %i)',
    async () => {
      const shopper = await createShopper(api)
      const order = await paidOrder(api, shopper)
      await add(shopper, order, 2)
      const intentId = await createPaymentIntent(api, shopper, order.id)
      api.sandbox.pay(intentId)
      const { session } = shopper
      const ask = () => api.call(createIntent, { session, body: { order_id: order.id } })
      api.advance(window)
      api.sandbox.setWebhookTarget(api.webhooks)
      const [statuses] = await Promise.all([
        api.sandbox.redeliver(messageOf(intentId).id, 20),
        ...Array.from({ length: 5 }, ask),
        ...timeOuts(),
        api.run('open-payments'),
        api.run('open-payments'),
      ])
      expect(statuses).toEqual(Array(20).fill(200))
      expect(garmentsOf(await fetchOrder(api, shopper, order.id))).toEqual([3, 2])
      expect(await statusesOf(order)).toEqual(['applied'])
      expect(await api.db.$count(mailOutbox, eq(mailOutbox.orderId, order.id))).toBe(2)
    },
  )

  // Guard: `PaymentInProgress`: an open payment is closed at its provider before its change is replaced.
  it.each(everyRound)(
    'while others are being paid end as one or the other, and no money is lost (round %i)',
    async (round) => {
      const shopper = await createShopper(api)
      const order = await paidOrder(api, shopper)
      await add(shopper, order, 2)
      const intentId = await createPaymentIntent(api, shopper, order.id)
      const other = add(shopper, order, 5)
      await new Promise((resolve) => setTimeout(resolve, round * 20))
      let isPaid = true
      try {
        api.sandbox.pay(intentId)
      } catch {
        isPaid = false
      }
      expect((await other).http).toBe(200)
      await reconcile(api)
      expect(await statusesOf(order)).toEqual(isPaid ? ['applied', 'open'] : ['lapsed', 'open'])
      expect(garmentsOf(await fetchOrder(api, shopper, order.id))).toEqual(isPaid ? [3, 2] : [3])
      expect(garmentsOf(await pay(api, shopper, order.id))).toEqual(isPaid ? [3, 2, 5] : [3, 5])
    },
  )
})

describe('a change of dates in the second its time is up', () => {
  const slotOf = (order: WireOrder) => order.pickup[0]!.slot_id

  async function movable(shopper: Shopper) {
    const { order, wanted } = await createLateOrder(api, shopper)
    const { response } = await requestChange(api, shopper, changePickup, {
      order_id: order.id,
      pickup_time: wanted,
    })
    expect(response.new_order.precioPendiente).toBe(3)
    const intentId = await createPaymentIntent(api, shopper, order.id)
    return { shopper, order, wanted, intentId }
  }

  // Guard: `closePayments` before `lapseOpenChange`: the provider is asked first, and what it was paid is settled.
  it('that was paid takes effect, whoever hears of it first', async () => {
    const { shopper, order, wanted, intentId } = await movable(await createShopper(api))
    api.advance(window)
    api.sandbox.pay(intentId)
    api.sandbox.setWebhookTarget(api.webhooks)
    await Promise.all([...timeOuts(), api.run('open-payments')])
    const now = await fetchOrder(api, shopper, order.id)
    expect([slotOf(now), now.precioIncidencias, now.pending_change]).toEqual([wanted, 3, null])
  })

  // Guard: `closePayments` in `lapseChange`; without it a payment that nobody ends keeps the change, and its place.
  it('that nobody paid is closed at its provider, and gives its place back', async () => {
    const { shopper, order, wanted, intentId } = await movable(await createShopper(api))
    const takenOf = async () => (await api.db.select().from(slots).where(eq(slots.id, wanted)))[0]!.taken
    const before = await takenOf()
    api.advance(window)
    await api.run('unpaid-orders')
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
    const now = await fetchOrder(api, shopper, order.id)
    expect([slotOf(now), now.pending_change]).toEqual([slotOf(order), null])
    expect(await takenOf()).toBe(before - 1)
  })

  // Guard: the second look of `lapseChange`, under the order's lock: only the very change whose time is up.
  it('that the customer replaces at that moment gives way, and the new one has its own half hour', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order, 2)
    const prices = await fetchChangePrices(api, shopper, addItems, { order_id: order.id, items: shirts(5) })
    api.advance(window)
    const [locked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = api.db.transaction(async (tx) => {
      await lockOrder(tx, order.id)
      locked.resolve()
      await mayGo.promise
    })
    await locked.promise
    // Both want the order: the customer first, then the job, which has the old change in hand already.
    const body = { order_id: order.id, items: shirts(5), prices }
    const replacing = api.call(addItems, { session: shopper.session, body })
    await waitForLockWaits(api.db, 1)
    const lapsing = api.run('unpaid-orders')
    await waitForLockWaits(api.db, 2)
    mayGo.resolve()
    await Promise.all([holding, replacing, lapsing])
    expect((await replacing).http).toBe(200)
    expect(await statusesOf(order)).toEqual(['lapsed', 'open'])
    expect(garmentsOf(await pay(api, shopper, order.id))).toEqual([3, 5])
  })

  // Guard: `closePayments` closes what may still be paid at its provider before the change lapses.
  it('and is being paid at that moment ends with the new hour or the old one, each place counted once', async () => {
    const shoppers = await createShoppers(api, 4)
    const moves: Awaited<ReturnType<typeof movable>>[] = []
    for (const shopper of shoppers) moves.push(await movable(shopper))
    api.advance(window)
    const lapsing = Promise.all(timeOuts())
    const isPaid = await Promise.all(
      moves.map(async ({ intentId }, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 15))
        try {
          api.sandbox.pay(intentId)
          return true
        } catch {
          return false
        }
      }),
    )
    await lapsing
    // What a round could not decide, the next ones do.
    for (let round = 0; round < 3; round += 1) {
      api.advance(60_000)
      await Promise.all([...timeOuts(), api.run('open-payments')])
    }
    for (const [index, { shopper, order, wanted }] of moves.entries()) {
      const now = await fetchOrder(api, shopper, order.id)
      expect(now.pending_change).toBeNull()
      expect(slotOf(now)).toBe(isPaid[index] ? wanted : slotOf(order))
    }
    const given = api.sandbox.provider.refunds.list()
    expect(given).toEqual([])
  })
})

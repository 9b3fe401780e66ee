import { addItems, changePickup, type WireOrder } from '@colada/domain/orders/contract'
import { createIntent } from '@colada/domain/payment/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'
import { orderChanges } from '#api/orders/change-tables.ts'
import { lockOrder } from '#api/orders/repository.ts'
import { slots } from '#api/schedule/tables.ts'
import { rounds } from '../../faults/rounds.ts'
import { giveUp, requestChange, createLateOrder, paidOrder } from '../orders/order-changes.ts'
import { createShopper, createShoppers, type Shopper } from '../orders/shopper.ts'
import { reconcile, pay, createPaymentIntent, fetchOrder } from '../payment/pay-order.ts'
import { setUpPaymentApi } from '../payment/payment-api.ts'
import { waitForLockWaits } from './lock-waits.ts'

const api = setUpPaymentApi()
beforeAll(async () => {
  await api.db.update(slots).set({ capacity: 100 })
})
afterEach(() => {
  api.sandbox.setWebhookTarget(undefined)
  expect(api.failures).toEqual([])
})

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

/** The provider's event of a successful payment. */
function messageOf(intentId: string) {
  return api.sandbox.provider.events
    .list(({ type }) => type === 'payment_intent.succeeded')
    .find((event) => JSON.stringify(event).includes(intentId))!
}

const timeOuts = () => [api.run('unpaid-orders'), api.run('unpaid-orders'), api.run('unpaid-orders')]

// Before the tests whose rounds advance the clock to the evening: a pickup in a few hours needs a morning.
describe('a change of dates at the end of its payment window', () => {
  const slotOf = (order: WireOrder) => order.pickup[0]!.slot_id

  async function withOpenChange(shopper: Shopper) {
    const { order, newSlotId } = await createLateOrder(api, shopper)
    const { response } = await requestChange(api, shopper, changePickup, {
      order_id: order.id,
      pickup_time: newSlotId,
    })
    expect(response.new_order.precioPendiente).toBe(3)
    const intentId = await createPaymentIntent(api, shopper, order.id)
    return { shopper, order, newSlotId, intentId }
  }

  // Guard: `closePayments` before `lapseOpenChange`: the provider is checked first, and a captured payment is settled.
  it('that was paid is applied, whichever process settles it first', async () => {
    const { shopper, order, newSlotId, intentId } = await withOpenChange(await createShopper(api))
    api.advance(window)
    api.sandbox.pay(intentId)
    api.sandbox.setWebhookTarget(api.webhooks)
    await Promise.all([...timeOuts(), api.run('open-payments')])
    const now = await fetchOrder(api, shopper, order.id)
    expect([slotOf(now), now.precioIncidencias, now.pending_change]).toEqual([newSlotId, 3, null])
  })

  // Guard: `closePayments` in `lapseChange`; without it an open payment keeps the change and its place.
  it('that is unpaid is closed at the provider, and its place is freed', async () => {
    const { shopper, order, newSlotId, intentId } = await withOpenChange(await createShopper(api))
    const takenOf = async () => (await api.db.select().from(slots).where(eq(slots.id, newSlotId)))[0]!.taken
    const before = await takenOf()
    api.advance(window)
    await api.run('unpaid-orders')
    expect(api.sandbox.provider.intents.get(intentId)!.status).toBe('canceled')
    const now = await fetchOrder(api, shopper, order.id)
    expect([slotOf(now), now.pending_change]).toEqual([slotOf(order), null])
    expect(await takenOf()).toBe(before - 1)
  })

  // Guard: `lapseChange` checks again, under the order's lock, that the same change is still open.
  it('that the customer gives up concurrently lapses once, and another one can be requested', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    await add(shopper, order, 2)
    api.advance(window)
    const [locked, mayGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = runTransaction(api.db, async (tx) => {
      await lockOrder(tx, order.id)
      locked.resolve()
      await mayGo.promise
    })
    await locked.promise
    // Both wait for the order's lock: the customer first, then the job, which has claimed the change.
    const givingUp = giveUp(api, shopper, order)
    await waitForLockWaits(api.db, 1)
    const lapsing = api.run('unpaid-orders')
    await waitForLockWaits(api.db, 2)
    mayGo.resolve()
    await Promise.all([holding, givingUp, lapsing])
    expect((await givingUp).http).toBe(200)
    expect((await add(shopper, order, 5)).http).toBe(200)
    expect(await statusesOf(order)).toEqual(['lapsed', 'open'])
    expect(garmentsOf(await pay(api, shopper, order.id))).toEqual([3, 5])
  })

  // Guard: `closePayments` closes what may still be paid at its provider before the change lapses.
  it('that is paid concurrently ends with the new slot or the old one, each place counted once', async () => {
    const shoppers = await createShoppers(api, 4)
    const moves: Awaited<ReturnType<typeof withOpenChange>>[] = []
    for (const shopper of shoppers) moves.push(await withOpenChange(shopper))
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
    // Further rounds settle what is still open.
    for (let round = 0; round < 3; round += 1) {
      api.advance(60_000)
      await Promise.all([...timeOuts(), api.run('open-payments')])
    }
    for (const [index, { shopper, order, newSlotId }] of moves.entries()) {
      const now = await fetchOrder(api, shopper, order.id)
      expect(now.pending_change).toBeNull()
      expect(slotOf(now)).toBe(isPaid[index] ? newSlotId : slotOf(order))
    }
    const issued = api.sandbox.provider.refunds.list()
    expect(issued).toEqual([])
  })
})

describe('concurrent additions of garments to one order', () => {
  // Guards: the customer's lock and the order's in `placeChange`; `order_changes_one_open` is the constraint behind them.
  it('from ten tabs leave one open change, which is applied once', async () => {
    const shopper = await createShopper(api)
    const order = await paidOrder(api, shopper)
    const requests = Array.from({ length: 10 }, (_, index) => add(shopper, order, index + 1))
    const outcomes = await Promise.all(requests)
    expect(outcomes.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(outcomes.filter(({ http }) => http === 409)).toHaveLength(9)
    expect(await statusesOf(order)).toEqual(['open'])
    const { pending_change: open } = await fetchOrder(api, shopper, order.id)
    const paid = await pay(api, shopper, order.id)
    expect(garmentsOf(paid)).toEqual([3, open!.items[0]!.qty])
  })

  // Guards: `closeChange`, which closes only an open change, under the order's lock; and the payment's final
  // status. Otherwise the garments could be added twice.
  it.each(everyRound)(
    'are applied once when webhooks, browser, reconciler and timeout settle the payment (round %i)',
    async () => {
      const shopper = await createShopper(api)
      const order = await paidOrder(api, shopper)
      await add(shopper, order, 2)
      const intentId = await createPaymentIntent(api, shopper, order.id)
      api.sandbox.pay(intentId)
      const { session } = shopper
      const requestIntent = () => api.call(createIntent, { session, body: { order_id: order.id } })
      api.advance(window)
      api.sandbox.setWebhookTarget(api.webhooks)
      const [statuses] = await Promise.all([
        api.sandbox.redeliver(messageOf(intentId).id, 20),
        ...Array.from({ length: 5 }, requestIntent),
        ...timeOuts(),
        api.run('open-payments'),
        api.run('open-payments'),
      ])
      expect(statuses).toEqual(Array(20).fill(200))
      expect(garmentsOf(await fetchOrder(api, shopper, order.id))).toEqual([3, 2])
      expect(await statusesOf(order)).toEqual(['applied'])
      expect(await api.db.$count(mailOutbox, isAbout('order', [order.id]))).toBe(2)
    },
  )

  // Guard: an open payment is closed at its provider before its change lapses.
  it.each(everyRound)(
    'given up during their payment are added or not, and no payment is lost (round %i)',
    async (round) => {
      const shopper = await createShopper(api)
      const order = await paidOrder(api, shopper)
      await add(shopper, order, 2)
      const intentId = await createPaymentIntent(api, shopper, order.id)
      const givingUp = giveUp(api, shopper, order)
      await new Promise((resolve) => setTimeout(resolve, round * 20))
      let isPaid = true
      try {
        api.sandbox.pay(intentId)
      } catch {
        isPaid = false
      }
      expect((await givingUp).http).toBe(200)
      await reconcile(api)
      expect(await statusesOf(order)).toEqual([isPaid ? 'applied' : 'lapsed'])
      expect(garmentsOf(await fetchOrder(api, shopper, order.id))).toEqual(isPaid ? [3, 2] : [3])
    },
  )
})

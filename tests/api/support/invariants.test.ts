import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '#api/seed/demo-customers.ts'
import { violatedInvariants } from './invariants.ts'
import { createTestApi, type TestApi } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedDemo(api.dependencies)
})
afterAll(() => api.close())

class Undo extends Error {}

/** Breaks data, checks the invariants, and rolls back. */
async function complaintsAbout(damage: string): Promise<string[]> {
  let complaints: string[] = []
  const breakIt = api.db.transaction(async (tx) => {
    await tx.execute(sql.raw(damage))
    complaints = Object.keys(await violatedInvariants(tx))
    throw new Undo()
  })
  await expect(breakIt).rejects.toBeInstanceOf(Undo)
  return complaints
}

describe('the invariants', () => {
  it('hold for the demo data', async () => {
    expect(await violatedInvariants(api.db)).toEqual({})
  })

  /** A change of an order of the demo, as its row would be. */
  const changeRow = (orderStatus: number, status: string, due: number) =>
    `insert into order_changes (order_id, process_type, status, items, incidents, due, solves, content_hash, created_at, pay_before)
     select id, 'change_pickup_to_order', '${status}', 0, 300, ${due}, false, 'x', now(), now() from orders where status = ${orderStatus} and kind = 'normal' limit 1`

  it.each([
    [
      'a taken place without a hold or leg',
      'update slots set taken = taken + 1 where id = (select min(id) from slots)',
      'a slot counts exactly',
    ],
    [
      'a hold without a place',
      'update slots set taken = taken - 1 where id = (select min(slot_id) from order_legs where released_at is null)',
      'a slot counts exactly',
    ],
    [
      'a hold without a taken place',
      'insert into holds (user_id, pickup_id, delivery_id, created_at, expires_at) select (select min(id) from users), min(id), max(id), now(), now() from slots',
      'a slot counts exactly',
    ],
    [
      'an open change without a taken place',
      `${changeRow(0, 'open', 300)};
       insert into order_change_legs (change_id, leg, slot_id, keeps_place, address, date, start_time, end_time, starts_at)
       select max(c.id), 'pickup', min(s.id), true, '', now(), '', '', now() from order_changes c, slots s`,
      'a slot counts exactly',
    ],
    [
      'a change that took effect unpaid',
      `${changeRow(0, 'applied', 300)}; update orders set incidents = 300, total = total + 300 where status = 0`,
      'took effect when it was paid',
    ],
    ['a change of an order that is over', changeRow(60, 'open', 300), 'only an order that is on'],
    ['a change without its mail', changeRow(0, 'applied', 0), 'confirmed by one mail'],
    [
      'tax that is not in the amounts',
      'update orders set items_vat = items_vat + 1',
      'tax within its amounts',
    ],
    [
      'an order without its van',
      'update order_legs set released_at = now() where id = (select min(id) from order_legs where released_at is null)',
      'holds a pickup and a delivery',
    ],
    [
      'a paid amount without a capture',
      'update orders set paid = paid + 1 where status = 50',
      'what was captured',
    ],
    [
      'a capture that no order counts',
      'update payments set captured = captured + 1 where id = (select min(id) from payments)',
      'what was captured',
    ],
    [
      'an order that is not paid',
      'update orders set paid = 0 where status = 20; update payments set captured = 0 where order_id = (select id from orders where status = 20)',
      'paid in full',
    ],
    [
      'a refund without its count',
      "insert into refunds (payment_id, amount, reason, status, next_attempt_at, created_at) select min(id), 1, 'late', 'done', now(), now() from payments",
      'given back',
    ],
    [
      'a refund beyond the capture',
      "insert into refunds (payment_id, amount, reason, status, next_attempt_at, created_at) select min(id), 9999999, 'late', 'waiting', now(), now() from payments",
      'more than it captured',
    ],
    [
      'a capture of PayPal’s without a name',
      "update payments set provider = 'paypal' where captured > 0",
      'a name to be given back by',
    ],
    [
      'two payments awaited at once',
      "insert into payments (order_id, process_type, amount, provider, created_at, next_check_at, awaited_since) select id, 'reserve_order', 100, p, now(), now(), now() from (select min(id) as id from orders) o, (values ('card'), ('paypal')) v(p)",
      'at most one payment of an order is awaited',
    ],
    [
      'an order paid twice',
      "insert into payments (order_id, process_type, amount, captured, provider, capture_id, provider_id, status, created_at, next_check_at) select order_id, process_type, amount, captured, 'paypal', 'c', 'o', 'succeeded', now(), now() from payments where captured > 0 limit 1",
      'the money of one payment only',
    ],
    ['a coupon use without an order', 'update coupons set uses = uses + 1', 'a coupon counts exactly'],
    [
      'garments that the order does not count',
      'update order_items set line_total = line_total + 1 where id = (select min(id) from order_items)',
      'sum to what it says',
    ],
    [
      'a leg that transport does not count',
      'update orders set pickup = pickup + 1 where status = 50',
      'parts sum to its total',
    ],
    ['a status without a step', 'update orders set status = 40 where status = 50', 'last step'],
    [
      'a second cancellation',
      'insert into order_steps (order_id, status, at) select id, 60, now() from orders where status = 60',
      'twice',
    ],
    [
      'an accepted order without its mail',
      "update orders set content_hash = 'real' where status = 50",
      'confirmed by one mail',
    ],
  ])('notice %s', async (_, damage, promise) => {
    expect((await complaintsAbout(damage)).join('; ')).toContain(promise)
  })
})

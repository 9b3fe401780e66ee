import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
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

/** Changes data, returns the violated invariants, and rolls back. */
async function violationsAfter(damage: string): Promise<string[]> {
  let violations: string[] = []
  const transaction = runTransaction(api.db, async (tx) => {
    await tx.execute(sql.raw(damage))
    violations = Object.keys(await violatedInvariants(tx))
    throw new Undo()
  })
  await expect(transaction).rejects.toBeInstanceOf(Undo)
  return violations
}

describe('the invariants', () => {
  it('hold for the demo data', async () => {
    expect(await violatedInvariants(api.db)).toEqual({})
  })

  /** Returns an insert of a change of a demo order. */
  const changeRow = (orderStatus: number, status: string, due: number) =>
    `insert into order_changes (order_id, process_type, status, items, incidents, due, solves, content_hash, actor_kind, actor_id, created_at, pay_before)
     select id, 'change_pickup_to_order', '${status}', 0, 300, ${due}, false, 'x', 'customer', user_id, now(), now() from orders where status = ${orderStatus} and kind = 'normal' limit 1`

  it.each([
    [
      'a taken place without a leg or hold',
      'update slots set taken = taken + 1 where id = (select min(id) from slots)',
      'a slot counts exactly',
    ],
    [
      'a leg without a taken place',
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
      'an applied change without its payment',
      `${changeRow(0, 'applied', 300)}; update orders set incidents = 300, total = total + 300 where status = 0`,
      'retains exactly its due amount',
    ],
    ['an open change of a cancelled order', changeRow(60, 'open', 300), 'only a paid order'],
    ['a change without its mail', changeRow(0, 'applied', 0), 'confirmed by one mail'],
    [
      'a return whose delivery leg is gone',
      "update orders set is_return_due = true, cancelled_fault = 'customer' where status = 60",
      'the delivery of its return',
    ],
    [
      'a pending amount that a payment has not captured',
      'insert into payment_balances (payment_id, order_id, amount, applied) select min(p.id), max(o.id), 30, 30 from payments p, orders o where p.captured > 0',
      'what payments captured for it',
    ],
    ['a wrong tax', 'update orders set items_vat = items_vat + 1', 'tax included in its amounts'],
    [
      'an order without one of its legs',
      'update order_legs set released_at = now() where id = (select min(id) from order_legs where released_at is null)',
      'has a pickup and a delivery leg',
    ],
    [
      'a paid amount without a capture',
      'update orders set paid = paid + 1 where status = 50',
      'orders.paid equals',
    ],
    [
      'a capture that is not in orders.paid',
      'update payments set captured = captured + 1 where id = (select min(id) from payments)',
      'orders.paid equals',
    ],
    [
      'an accepted order that is not paid',
      'update orders set paid = 0 where status = 20; update payments set captured = 0 where order_id = (select id from orders where status = 20)',
      'owes less than the minimum payment',
    ],
    [
      'a refund that is not in orders.refunded',
      "insert into refunds (payment_id, order_id, cause_id, amount, reason, status, next_attempt_at, created_at) select id, order_id, id, 1, 'late', 'done', now(), now() from payments order by id limit 1",
      'orders.refunds_total equals',
    ],
    [
      'a goodwill without its refund',
      `insert into goodwills (order_id, amount, way, reason, staff_id, created_at, given_at)
       select id, 100, 'refund', 'x', 0, now(), now() from orders where status = 50`,
      'a goodwill is refunded',
    ],
    [
      'a refund beyond the capture',
      "insert into refunds (payment_id, order_id, cause_id, amount, reason, status, next_attempt_at, created_at) select id, order_id, id, 9999999, 'late', 'waiting', now(), now() from payments order by id limit 1",
      'refunds of a payment never exceed',
    ],
    [
      'a PayPal capture without its id',
      "update payments set provider = 'paypal', card_brand = null, card_last4 = null where captured > 0",
      'has a capture id',
    ],
    [
      'two pending payments',
      "insert into payments (order_id, process_type, amount, provider, created_at, next_check_at, awaited_since) select id, 'reserve_order', 100, p, now(), now(), now() from (select min(id) as id from orders) o, (values ('card'), ('paypal')) v(p)",
      'at most one payment of an order is pending',
    ],
    [
      'an order paid twice',
      "insert into payments (order_id, process_type, amount, captured, provider, capture_id, provider_id, status, created_at, next_check_at) select order_id, process_type, amount, captured, 'paypal', 'c', 'o', 'succeeded', now(), now() from payments where captured > 0 limit 1",
      'is not refunded',
    ],
    [
      'a charge that is not in orders.incidents',
      "insert into order_charges (order_id, kind, amount, at) select min(id), 'surcharge', 100, now() from orders",
      'charges of an order sum',
    ],
    [
      'cash that is in no drawer',
      `insert into drawers (store_id, till, float, opened_by, opened_at) values (36, 9, 0, 0, now());
       update payments set provider = 'cash', card_brand = null, card_last4 = null, staff_id = 0, drawer_id = (select id from drawers where till = 9), received = amount, change_given = 0
       where id = (select min(id) from payments where captured = amount)`,
      'goes into a drawer',
    ],
    [
      'an order of a counter without a store',
      "update orders set process_type = 'reserve_order_by_cash' where status = 50",
      'at one store',
    ],
    ['a coupon use without an order', 'update coupons set uses = uses + 1', 'a coupon counts exactly'],
    [
      'a line total that is not in orders.items',
      'update order_items set line_total = line_total + 1 where id = (select min(id) from order_items)',
      'sum to orders.items',
    ],
    [
      'a leg price that is not in orders.transport',
      'update orders set pickup = pickup + 1 where status = 50',
      'partial amounts of an order sum to its total',
    ],
    ['a status without a step', 'update orders set status = 40 where status = 50', 'last step'],
    [
      'a second cancellation',
      `insert into order_steps (order_id, status, at, actor_kind)
       select id, 60, now(), 'operations' from orders where status = 60`,
      'repeated step',
    ],
    [
      'an accepted order without its mail',
      "update orders set content_hash = 'real' where status = 50",
      'confirmed by one mail',
    ],
  ])('report %s', async (_, damage, invariant) => {
    expect((await violationsAfter(damage)).join('; ')).toContain(invariant)
  })
})

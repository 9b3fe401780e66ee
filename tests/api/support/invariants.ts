import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Executor } from '#api/database/connection.ts'

/** Conditions that must always hold (trust, How it is tested). A query returns the rows that violate one. */
const invariants = {
  'a slot counts exactly the legs, holds and open changes that keep a place, within its capacity': sql`
    with kept as (
      select slot_id from order_legs where released_at is null
      union all select pickup_id from holds where released_at is null
      union all select delivery_id from holds where released_at is null
      union all select l.slot_id from order_change_legs l join order_changes c on c.id = l.change_id
        where l.keeps_place and c.status = 'open')
    select s.id, s.taken, s.capacity, count(kept.slot_id) as kept
    from slots s left join kept on kept.slot_id = s.id
    group by s.id having s.taken <> count(kept.slot_id) or s.taken > s.capacity`,
  'an order that is on holds a pickup and a delivery, a cancelled one holds nothing': sql`
    select o.id, o.status, count(l.id) as held
    from orders o left join order_legs l on l.order_id = o.id and l.released_at is null
    group by o.id having count(l.id) <> case when o.status = 60 or o.kind = 'voucher' then 0 else 2 end`,
  'what an order counts as paid is what was captured for it': sql`
    select o.id, o.paid, coalesce(sum(p.captured), 0) as captured
    from orders o left join payments p on p.order_id = o.id and p.status = 'succeeded'
    group by o.id having o.paid <> coalesce(sum(p.captured), 0)`,
  'an order keeps no more than its total': sql`
    select o.id, o.total, o.paid, coalesce(sum(r.amount), 0) as returning
    from orders o
      left join payments p on p.order_id = o.id and p.status = 'succeeded'
      left join refunds r on r.payment_id = p.id
    group by o.id having o.paid - coalesce(sum(r.amount), 0) > o.total`,
  'what an order counts as given back is what was given back': sql`
    select o.id, o.refunded, coalesce(sum(r.amount), 0) as given
    from orders o
      left join payments p on p.order_id = o.id and p.status = 'succeeded'
      left join refunds r on r.payment_id = p.id and r.status = 'done'
    group by o.id having o.refunded <> coalesce(sum(r.amount), 0)`,
  'no payment gives back more than it captured': sql`
    select p.id from payments p join refunds r on r.payment_id = p.id
    group by p.id having sum(r.amount) > p.captured`,
  'a customer’s own order that is on was paid in full, what was taken at the counter or too little aside': sql`
    select o.id, o.total, o.paid from orders o
    cross join lateral (
      select coalesce(sum(c.items + c.incidents), 0) as added, coalesce(sum(c.due), 0) as due
      from order_changes c where c.order_id = o.id and c.status = 'applied') c
    where o.status not in (1, 60, 99) and not o.is_business
      and o.process_type in ('reserve_order', 'new_order_bono')
      and o.paid < c.due + case when o.total - c.added >= 50 then o.total - c.added else 0 end`,
  'a change took effect when it was paid or owed nothing, and money for any other goes back': sql`
    select c.id, c.status, c.due, p.kept from order_changes c
    cross join lateral (
      select coalesce(sum(p.captured - coalesce(r.amount, 0)), 0) as kept
      from payments p left join lateral (
        select sum(amount) as amount from refunds where payment_id = p.id and reason <> 'cancellation') r on true
      where p.change_id = c.id and p.status = 'succeeded') p
    where p.kept <> case when c.status = 'applied' then c.due else 0 end`,
  'only an order that is on and paid for waits for a change': sql`
    select c.id, o.status from order_changes c join orders o on o.id = c.order_id
    where c.status = 'open' and o.status in (1, 50, 60, 99)`,
  'an order’s tax is the tax within its amounts': sql`
    select id, items_vat, transport_vat from orders
    where items_vat <> round((items - items_discount) * 21.0 / 121)
      or transport_vat <> round((transport + incidents - transport_discount) * 21.0 / 121)`,
  'at most one payment of an order is awaited, and only an open one': sql`
    select order_id from payments where awaited_since is not null
    group by order_id having count(*) > 1 or bool_or(status <> 'open')`,
  'what PayPal took has a name to be given back by': sql`
    select id from payments
    where provider = 'paypal' and captured > 0 and (capture_id is null or provider_id is null)`,
  'an order keeps the money of one payment only': sql`
    select p.order_id from payments p
      left join (select payment_id, sum(amount) as back from refunds group by payment_id) r on r.payment_id = p.id
    where p.captured > coalesce(r.back, 0)
    group by p.order_id, p.process_type, p.amount having count(*) > 1`,
  'a coupon counts exactly the orders that use it': sql`
    select c.id, c.uses, coalesce(sum(r.uses), 0) as used
    from coupons c left join coupon_redemptions r on r.coupon_id = c.id and r.released_at is null
    group by c.id having c.uses <> coalesce(sum(r.uses), 0)`,
  'only a cancelled order gave its coupon back': sql`
    select r.id from coupon_redemptions r join orders o on o.id = r.order_id
    where (r.released_at is null) = (o.status = 60)`,
  'an order’s items sum to what it says they cost': sql`
    select o.id, o.items, coalesce(sum(i.line_total), 0) as lines
    from orders o left join order_items i on i.order_id = o.id
    group by o.id having o.items <> coalesce(sum(i.line_total), 0)`,
  'an order’s parts sum to its total': sql`
    select id from orders
    where total <> items + transport + incidents - discount
      or transport <> pickup + delivery
      or discount <> items_discount + transport_discount
      or transport_discount <> pickup_discount + delivery_discount`,
  'the last step of an order is its status': sql`
    select o.id, o.status from orders o
    where o.status is distinct from
      (select s.status from order_steps s where s.order_id = o.id order by s.id desc limit 1)`,
  'no order passes a status twice without a reason': sql`
    select order_id from order_steps where status in (1, 0, 60)
    group by order_id, status having count(*) > 1 and status <> 0`,
  'every accepted order is confirmed by one mail, and no other is': sql`
    select o.id, o.status, count(m.id) as mails
    from orders o left join mail_outbox m on m.order_id = o.id and m.kind = 'order-confirmation'
    where o.content_hash <> 'demo'
    group by o.id
    having count(m.id) <> (exists (select from order_steps s where s.order_id = o.id and s.status = 0))::int`,
  'every change that took effect is confirmed by one mail, and no other is': sql`
    select c.id, c.status, count(m.id) as mails
    from order_changes c left join mail_outbox m on m.change_id = c.id
    group by c.id having count(m.id) <> (c.status = 'applied')::int`,
} as const

/** Returns the violated invariants, each with its rows. */
export async function violatedInvariants(db: Executor): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {}
  for (const [promise, query] of Object.entries(invariants)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) broken[promise] = rows
  }
  return broken
}

/** Fails naming every promise that the database breaks. */
export async function expectInvariants(db: Executor): Promise<void> {
  expect(await violatedInvariants(db)).toEqual({})
}

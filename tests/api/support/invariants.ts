import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Executor } from '#api/database/connection.ts'

/** Conditions that must always hold (trust, How it is tested). A query returns the rows that violate one. */
const invariants = {
  'a slot counts exactly its legs, holds and open changes with a place, within its capacity': sql`
    with counted as (
      select slot_id from order_legs where released_at is null
      union all select pickup_id from holds where released_at is null
      union all select delivery_id from holds where released_at is null
      union all select l.slot_id from order_change_legs l join order_changes c on c.id = l.change_id
        where l.keeps_place and c.status = 'open')
    select s.id, s.taken, s.capacity, count(counted.slot_id) as counted
    from slots s left join counted on counted.slot_id = s.id
    group by s.id having s.taken <> count(counted.slot_id) or s.taken > s.capacity`,
  'an uncancelled order has a pickup and a delivery leg, a cancelled one the delivery of its return': sql`
    select o.id, o.status, count(l.id) as legs
    from orders o left join order_legs l on l.order_id = o.id and l.released_at is null
    group by o.id having coalesce(string_agg(l.leg, ',' order by l.leg), '') <> case
      when o.kind = 'voucher' then ''
      when o.status <> 60 then 'delivery,pickup'
      when o.is_return_due or o.returned_at is not null then 'delivery' else '' end`,
  'a leg is at a slot or at a store, where it takes no place': sql`
    select id, place, slot_id, store_id from order_legs
    where (place = 'store') <> (slot_id is null) or (place = 'store') <> (store_id is not null)
    union all select change_id, place, slot_id, store_id from order_change_legs
    where (place = 'store') <> (slot_id is null) or (place = 'store') <> (store_id is not null)`,
  'a new order pays nothing for a leg at a store': sql`
    select o.id, l.leg from orders o join order_legs l on l.order_id = o.id and l.place = 'store'
    where case l.leg when 'pickup' then o.pickup else o.delivery end > 0
      and not exists (select from order_legs v where v.order_id = o.id and v.leg = l.leg and v.place = 'address')`,
  'orders.paid equals what payments captured for it': sql`
    select o.id, o.paid from orders o
    cross join lateral (
      select coalesce(sum(p.captured - coalesce(b.applied, 0)), 0) as own from payments p
        left join lateral (select sum(applied) as applied from payment_balances where payment_id = p.id) b on true
      where p.order_id = o.id and p.status = 'succeeded') own
    cross join lateral (
      select coalesce(sum(applied), 0) as collected from payment_balances where order_id = o.id) c
    where o.paid <> own.own + c.collected`,
  'a payment collects only what its order leaves of it, of accepted payments': sql`
    select p.id from payments p join payment_balances b on b.payment_id = p.id
    group by p.id having sum(b.amount) >= p.amount or (p.status <> 'succeeded' and sum(b.applied) > 0)`,
  'paid minus refunds of an order never exceeds its total': sql`
    select id, total, paid, refunds_total from orders where paid - refunds_total > total`,
  // A compensation is no part of the price.
  'orders.refunds_total equals its refunds, orders.refunded the completed ones': sql`
    select o.id, o.refunded, o.refunds_total
    from orders o left join (refunds r join payments p on p.id = r.payment_id and p.status = 'succeeded')
      on r.order_id = o.id and r.reason <> 'compensation'
    group by o.id having o.refunds_total <> coalesce(sum(r.amount), 0)
      or o.refunded <> coalesce(sum(r.amount) filter (where r.status = 'done'), 0)`,
  'a withdrawal returned its refund, and took it off an order that goes on': sql`
    select w.id, w.refund, r.sum from withdrawals w
    join orders o on o.id = w.order_id
    cross join lateral (
      select coalesce(sum(amount), 0) as sum from refunds
      where order_id = w.order_id and ((reason = 'withdrawal' and cause_id = w.id)
        or (reason = 'cancellation' and w.state = 'refunded'))) r
    where r.sum <> w.refund
    union all
    select o.id, o.withdrawn, w.sum from orders o
    cross join lateral (
      select coalesce(sum(refund), 0) as sum from withdrawals where order_id = o.id) w
    cross join lateral (
      select coalesce(sum(amount), 0) as sum from goodwills
      where order_id = o.id and way = 'refund' and given_at is not null) g
    where o.withdrawn - g.sum not in (0, w.sum)`,
  'a goodwill is refunded or credited exactly, and a proposal not at all': sql`
    select g.id, g.way, g.amount from goodwills g
    cross join lateral (
      select coalesce((select sum(r.amount) from refunds r where r.reason = 'goodwill' and r.cause_id = g.id), 0) as refunded,
        coalesce((select k.max_uses * k.amount from coupons k where g.code <> '' and k.code = g.code), 0) as credited) p
    where p.refunded <> case when g.way = 'refund' and g.given_at is not null then g.amount else 0 end
      or p.credited <> case when g.way = 'credit' and g.given_at is not null then g.amount else 0 end`,
  'the refunds of a payment never exceed its captured amount': sql`
    select p.id from payments p join refunds r on r.payment_id = p.id
    group by p.id having sum(r.amount) > p.captured`,
  'an accepted order that is not on account owes less than the minimum payment, but for its storage': sql`
    select id, total, paid from orders
    where status not in (1, 60, 99) and not is_on_account and process_type <> 'reserve_order_by_unpaid'
      and total - withdrawn - (paid - refunds_total) - coalesce((select sum(c.amount) from order_charges c
        where c.order_id = orders.id and c.kind in ('storage', 'waiver')), 0) >= 50`,
  'the balance of a company is the sum of its entries': sql`
    select b.user_id, b.balance from business_accounts b
    where b.balance <> coalesce((select sum(e.amount) from account_entries e where e.user_id = b.user_id), 0)`,
  'an order on account is booked with its total, its tax and what was paid for it': sql`
    select o.id, o.total, e.charged, e.vat, e.paid from orders o
    cross join lateral (
      select coalesce(sum(amount) filter (where kind <> 'payment'), 0) as charged, coalesce(sum(vat), 0) as vat,
        coalesce(-sum(amount) filter (where kind = 'payment'), 0) as paid
      from account_entries where order_id = o.id) e
    where not o.is_on_account and (e.charged <> 0 or e.paid <> 0)
      or o.is_on_account and (e.paid <> o.paid - o.refunds_total
        or o.status <> 60 and (e.charged <> o.total or e.vat <> o.items_vat + o.transport_vat)
        or o.status = 60 and not e.charged between 0 and o.total)`,
  'staff took the orders and the payments of a counter, at one store': sql`
    select o.id, o.store_id, o.process_type from orders o
    where o.process_type not in ('reserve_order', 'new_order_bono') and o.store_id is null`,
  'cash goes into a drawer and comes out of one, once': sql`
    select coalesce(p.id, m.payment_id) as payment, p.amount, m.amount as moved from payments p
      full join (select * from drawer_movements where kind = 'sale') m on m.payment_id = p.id and m.drawer_id = p.drawer_id
    where (p.provider = 'cash' or p.id is null) and p.amount is distinct from m.amount
    union all
    select coalesce(r.id, m.refund_id), r.amount, -m.amount from refunds r
      full join (select * from drawer_movements where kind = 'refund') m on m.refund_id = r.id and m.drawer_id = r.drawer_id
    where (r.returned_by = 'cash' or r.id is null) and r.amount is distinct from -m.amount`,
  'a counted drawer expects its float and its movements': sql`
    select d.id, d.expected from drawers d
    where d.counted is not null and d.expected <> d.float + coalesce(
      (select sum(m.amount) from drawer_movements m where m.drawer_id = d.id), 0)`,
  'no operation with cash reaches the limit': sql`
    select o.id, o.total from orders o
    where o.total >= 100000 and exists (select from payments p where p.order_id = o.id and p.provider = 'cash')`,
  'the charges of an order sum to orders.incidents': sql`
    select o.id, o.incidents from orders o
    where o.incidents <> coalesce((select sum(c.amount) from order_charges c where c.order_id = o.id), 0)`,
  'an applied change retains exactly its due amount, any other change was refunded': sql`
    select c.id, c.status, c.due, p.retained from order_changes c
    cross join lateral (
      select coalesce(sum(p.captured - coalesce(b.amount, 0) - coalesce(r.amount, 0)), 0) as retained
      from payments p
      left join lateral (select sum(amount) as amount from payment_balances where payment_id = p.id) b on true
      left join lateral (
        select sum(amount) as amount from refunds
        where payment_id = p.id and reason not in ('cancellation', 'excess', 'withdrawal', 'compensation')) r on true
      where p.change_id = c.id and p.status = 'succeeded') p
    where p.retained <> case when c.status = 'applied' then c.due else -coalesce(
      (select sum(b.amount) from payments p join payment_balances b on b.payment_id = p.id
       where p.change_id = c.id and p.status = 'succeeded'), 0) end`,
  'only a paid order that is neither finished nor cancelled has an open change': sql`
    select c.id, o.status from order_changes c join orders o on o.id = c.order_id
    where c.status = 'open' and o.status in (1, 50, 60, 99)`,
  'the tax of an order equals the tax included in its amounts': sql`
    select id, items_vat, transport_vat from orders
    where items_vat <> round((items - items_discount) * 21.0 / 121)
      or transport_vat <> round((transport + incidents - transport_discount) * 21.0 / 121)`,
  'at most one payment of an order is pending, and only an open one': sql`
    select order_id from payments where awaited_since is not null
    group by order_id having count(*) > 1 or bool_or(status <> 'open')`,
  'every captured PayPal payment has a capture id': sql`
    select id from payments
    where provider = 'paypal' and captured > 0 and (capture_id is null or provider_id is null)`,
  'at most one payment of an order and process is not refunded': sql`
    select p.order_id from payments p
      left join (select payment_id, sum(amount) as back from refunds group by payment_id) r on r.payment_id = p.id
    where p.captured > coalesce(r.back, 0) and p.staff_id is null
    group by p.order_id, p.process_type, p.amount having count(*) > 1`,
  'the numbers of a series of invoices have no gap': sql`
    select s.code, s.last_number, count(i.id) as invoices, max(i.number) as highest
    from invoice_series s left join invoices i on i.series = s.code
    group by s.code having count(i.id) <> s.last_number or max(i.number) is distinct from s.last_number`,
  'the total of an invoice is its base and its VAT, and those of its orders': sql`
    select i.id, i.base, i.vat, i.total from invoices i left join invoice_orders o on o.invoice_id = i.id
    group by i.id having i.total <> i.base + i.vat
      or i.total is distinct from sum(o.total)::int or i.vat is distinct from sum(o.vat)::int`,
  'the invoices of an order that count are what it has paid, refunds deducted': sql`
    select o.id, o.paid, o.refunds_total, coalesce(invoiced.total, 0) as invoiced
    from orders o
    left join lateral (
      select sum(p.total) as total from invoice_orders p
      where p.order_id = o.id and not exists (
        select from invoice_references r where r.of_id = p.invoice_id and r.kind = 'replaces')) invoiced on true
    where not o.is_on_account and o.paid - o.refunds_total <> coalesce(invoiced.total, 0)`,
  'each record of an invoice follows the one before': sql`
    select r.position from invoice_records r left join invoice_records b on b.position = r.position - 1
    where r.previous_hash <> coalesce(b.hash, '') or (b.position is null and r.position <> 1)
    union all select c.position from invoice_chain c
    where c.position <> (select count(*) from invoice_records)
      or c.hash <> coalesce((select r.hash from invoice_records r where r.position = c.position), '')`,
  'an invoice has a record exactly with a register': sql`
    select i.id from invoices i left join invoice_records r on r.invoice_id = i.id
    where (i.register = 'verifactu') <> (r.position is not null)`,
  'a corrected record is answered, and of the same invoice': sql`
    select r.position from invoice_records r join invoice_records b on b.position = r.corrects
    where b.invoice_id <> r.invoice_id or b.state not in ('accepted_with_errors', 'rejected')
      or b.position >= r.position`,
  'an accepted claim is refunded, transferred or credited exactly': sql`
    select c.id, c.payout, c.decided, c.transfer from claims c
    where c.state in ('accepted', 'paid') and c.decided <> c.transfer
      + coalesce((select sum(r.amount) from refunds r where r.reason = 'compensation' and r.cause_id = c.id), 0)
      + coalesce((select k.max_uses * k.amount from coupons k where c.code <> '' and k.code = c.code), 0)`,
  'a claim has at most the pieces of its order': sql`
    select i.order_item_id from claim_items i join claims c on c.id = i.claim_id and c.state not in ('refused', 'closed')
      join order_items o on o.id = i.order_item_id
    group by i.order_item_id, o.quantity having sum(i.quantity) > o.quantity`,
  'a coupon counts exactly the orders that use it': sql`
    select c.id, c.uses, coalesce(sum(r.uses), 0) as used
    from coupons c left join coupon_redemptions r on r.coupon_id = c.id and r.released_at is null
    group by c.id having c.uses <> coalesce(sum(r.uses), 0)`,
  'only a cancelled order released its coupon': sql`
    select r.id from coupon_redemptions r join orders o on o.id = r.order_id
    where (r.released_at is null) = (o.status = 60)`,
  'the line totals of an order sum to orders.items': sql`
    select o.id, o.items, coalesce(sum(i.line_total), 0) as lines
    from orders o left join order_items i on i.order_id = o.id
    group by o.id having o.items <> coalesce(sum(i.line_total), 0)`,
  'the partial amounts of an order sum to its total': sql`
    select id from orders
    where total <> items + transport + incidents - discount
      or transport <> pickup + delivery
      or discount <> items_discount + transport_discount
      or transport_discount <> pickup_discount + delivery_discount`,
  'the last step of an order is its status': sql`
    select o.id, o.status from orders o
    where o.status is distinct from
      (select s.status from order_steps s where s.order_id = o.id and s.category_id is null order by s.id desc limit 1)`,
  'no order has a repeated step for pending payment or cancelled': sql`
    select order_id from order_steps where status in (1, 0, 60)
    group by order_id, status having count(*) > 1 and status <> 0`,
  'every accepted order is confirmed by one mail, and no other is': sql`
    select o.id, o.status, count(m.id) as mails
    from orders o left join mail_outbox m on m.subject_id = o.id::text and m.kind = 'order-confirmation'
    where o.content_hash <> 'demo'
    group by o.id
    having count(m.id) <> (exists (select from order_steps s where s.order_id = o.id and s.status = 0))::int`,
  'every applied change is confirmed by one mail, and no other is': sql`
    select c.id, c.status, count(m.id) as mails
    from order_changes c left join mail_outbox m on m.dedupe_key = 'order-change:' || c.id
    group by c.id having count(m.id) <> (c.status = 'applied')::int`,
} as const

/** Returns the violated invariants, each with its rows. */
export async function violatedInvariants(db: Executor): Promise<Record<string, unknown[]>> {
  const violations: Record<string, unknown[]> = {}
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) violations[invariant] = rows
  }
  return violations
}

/** Asserts that the database violates no invariant. */
export async function expectInvariants(db: Executor): Promise<void> {
  expect(await violatedInvariants(db)).toEqual({})
}

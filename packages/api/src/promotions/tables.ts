import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { orders } from '../orders/tables.ts'

/** Where a coupon comes from; `personal` codes are shared with friends, the others are typed by their owner. */
export type CouponOrigin = 'campaign' | 'personal' | 'reward' | 'voucher'

/** Everything that can be typed into the promo code field. Codes are kept in capitals. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique('coupons_code'),
    origin: text().$type<CouponOrigin>().notNull(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    percent: integer().notNull().default(0),
    /** Cents. */
    amount: integer().notNull().default(0),
    appliesTo: text('applies_to').$type<'items' | 'transport' | 'order'>().notNull().default('items'),
    /** Only this customer may use it; for a personal code, the one customer who may not. */
    ownerId: integer('owner_id').references(() => users.id),
    /** The paid order that a voucher or a reward came from. */
    orderId: integer('order_id').references(() => orders.id),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    /** Cents of items from which it counts. */
    minimum: integer().notNull().default(0),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    uses: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('coupons_of_order').on(table.orderId, table.origin),
    uniqueIndex('coupons_personal')
      .on(table.ownerId)
      .where(sql`${table.origin} = 'personal'`),
    check('coupons_uses', sql`${table.uses} between 0 and coalesce(${table.maxUses}, 2147483647)`),
    check('coupons_percent', sql`${table.percent} between 0 and 100`),
    check('coupons_amount', sql`${table.amount} >= 0`),
  ],
)

/** A coupon used by an order. Freed when the order is cancelled; at most one counts per order. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** A pack's code may be used several times by one order. */
    uses: integer().notNull().default(1),
    /** What it took off, cents. */
    discount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('coupon_redemptions_order')
      .on(table.orderId)
      .where(sql`${table.releasedAt} is null`),
    check('coupon_redemptions_uses', sql`${table.uses} > 0`),
    index('coupon_redemptions_of_customer').on(table.couponId, table.userId),
  ],
)

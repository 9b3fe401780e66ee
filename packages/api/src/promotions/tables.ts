import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { orders } from '../orders/tables.ts'

/**
 * The origin of a coupon. Campaigns are offered to all customers of their audience; `sponsor` codes are known from a landing
 * page, `personal` codes are shared with friends, the others are used by their owner.
 */
export type CouponOrigin = 'campaign' | 'sponsor' | 'personal' | 'reward' | 'voucher' | 'credit'

/** The customers that a coupon is for. */
export type CouponAudience = 'all' | 'private' | 'business'

/** All promo codes, in upper case. */
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
    /** The only customer who may use it; for a personal code, the only one who may not. */
    ownerId: integer('owner_id').references(() => users.id),
    /** The paid order that a voucher or a reward came from. */
    orderId: integer('order_id').references(() => orders.id),
    audience: text().$type<CouponAudience>().notNull().default('all'),
    /** Texts of campaigns, and the packs of a voucher; those of other coupons depend on the origin. */
    titleEs: text('title_es').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    descriptionEs: text('description_es').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    /** Minimum cents of items. */
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
    check('coupons_audience', sql`${table.audience} in ('all', 'private', 'business')`),
    index('coupons_owned').on(table.ownerId),
    index('coupons_campaigns')
      .on(table.id)
      .where(sql`${table.origin} = 'campaign'`),
  ],
)

/** The use of a coupon by an order, released when the order is cancelled. At most one is active per order. */
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
    /** An order may consume several uses of a pack's code. */
    uses: integer().notNull().default(1),
    /** Cents taken off. */
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

/** Coupons that a customer removed from the list. Their codes stay valid. */
export const hiddenCoupons = pgTable(
  'hidden_coupons',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.couponId] })],
)

/** The promotions page. Descriptions are sanitised HTML. */
export const promos = pgTable('promos', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  image: text().notNull(),
  titleEs: text('title_es').notNull(),
  titleEn: text('title_en').notNull(),
  descriptionEs: text('description_es').notNull(),
  descriptionEn: text('description_en').notNull(),
})

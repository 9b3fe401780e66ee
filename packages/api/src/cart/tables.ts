import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

/** A customer's cart, shared by all devices. */
export const savedCarts = pgTable('kept_carts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In the format of the cart cookie; see `cart-cookie.ts`. */
  lines: text().notNull(),
  /** The code of an unpaid order whose garments came back, until it is sent to a device; empty without one. */
  promoCode: text('promo_code').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

/** The cart that a customer finds on every device. */
export const keptCarts = pgTable('kept_carts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As its cookie writes it; see `cart-cookie.ts`. */
  lines: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

/** Keys of requests that cost money, per customer (trust 1). `answer` is the response; null where it is computed each time. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    key: text().notNull(),
    /** Hash of the endpoint’s name and the request body. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

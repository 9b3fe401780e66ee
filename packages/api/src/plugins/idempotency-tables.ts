import type { ActorKind } from '@colada/domain/staff/actor'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'

type PersonKind = Extract<ActorKind, 'customer' | 'staff'>

/** Keys of requests that cost money, per actor (trust 1). `answer` is the response; null where it is computed each time. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorKind: text('actor_kind').$type<PersonKind>().notNull(),
    /** The customer or the staff member, 0 for staff in store mode. */
    actorId: integer('actor_id').notNull(),
    /** The customer whose data the response has; null for none. */
    userId: integer('user_id').references(() => users.id),
    key: text().notNull(),
    /** Hash of the endpoint’s name and the request body. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb().$type<unknown>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorKind, table.actorId, table.key] }),
    index('idempotency_keys_of_user').on(table.userId),
    check('idempotency_keys_actor', sql`${table.actorKind} in ('customer', 'staff')`),
  ],
)

import type { CashCount } from '@colada/domain/counter/drawer'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { staffMembers } from '../staff/tables.ts'

/** The cash of a till from its opening to its closing. Amounts in cents. */
export const drawers = pgTable(
  'drawers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer('store_id').notNull(),
    till: integer().notNull(),
    float: integer().notNull(),
    openedBy: integer('opened_by')
      .notNull()
      .references(() => staffMembers.id),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** Pieces by denomination. Once it is counted, a drawer has no more movements. */
    counted: jsonb().$type<CashCount>(),
    countedTotal: integer('counted_total'),
    /** Float and movements at the count. */
    expected: integer(),
    /** Counted minus expected. */
    difference: integer(),
    countedBy: integer('counted_by').references(() => staffMembers.id),
    reason: text().notNull().default(''),
    approvedBy: integer('approved_by').references(() => staffMembers.id),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('drawers_one_open')
      .on(table.storeId, table.till)
      .where(sql`${table.closedAt} is null`),
    index('drawers_of_store').on(table.storeId, table.openedAt),
    check('drawers_float', sql`${table.float} >= 0`),
    check(
      'drawers_counted',
      sql`num_nonnulls(${table.counted}, ${table.countedTotal}, ${table.expected}, ${table.difference}, ${table.countedBy}) in (0, 5)
        and ${table.difference} = ${table.countedTotal} - ${table.expected}`,
    ),
    check(
      'drawers_closed',
      sql`${table.closedAt} is null or (${table.counted} is not null
        and (abs(${table.difference}) <= 200 or ${table.reason} <> '')
        and (abs(${table.difference}) <= 2000 or ${table.approvedBy} is not null))`,
    ),
  ],
)

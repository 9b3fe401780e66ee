import { type GoodwillWay, goodwillWays } from '@colada/domain/counter/goodwill'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orders } from '../orders/tables.ts'
import { staffMembers } from '../staff/tables.ts'

const ways = sql.raw(goodwillWays.map((way) => `'${way}'`).join(', '))

/** Refunds and credits out of goodwill. One that is not given yet is a proposal, which waits for a second person. */
export const goodwills = pgTable(
  'goodwills',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Cents. */
    amount: integer().notNull(),
    way: text().$type<GoodwillWay>().notNull(),
    reason: text().notNull(),
    /** Who gave or proposed it. */
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }),
    /** The second person. */
    approvedBy: integer('approved_by').references(() => staffMembers.id),
    /** Of the credit. */
    code: text().notNull().default(''),
  },
  (table) => [
    index('goodwills_of_order').on(table.orderId),
    uniqueIndex('goodwills_one_proposal')
      .on(table.orderId)
      .where(sql`${table.givenAt} is null`),
    check('goodwills_amount', sql`${table.amount} > 0`),
    check('goodwills_way', sql`${table.way} in (${ways})`),
    check('goodwills_reason', sql`${table.reason} <> ''`),
    check(
      'goodwills_credit',
      sql`(${table.code} <> '') = (${table.way} = 'credit' and ${table.givenAt} is not null)`,
    ),
    // Operations §1: above 200.00 two people.
    check(
      'goodwills_approved',
      sql`case when ${table.approvedBy} is null then ${table.givenAt} is null or ${table.amount} <= 20000
        else ${table.givenAt} is not null and ${table.approvedBy} <> ${table.staffId} end`,
    ),
  ],
)

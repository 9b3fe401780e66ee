import type { EntryKind } from '@colada/domain/business/statement'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { businessAccounts } from '../account/tables.ts'
import { staffMembers } from '../staff/tables.ts'
import { orders } from './tables.ts'

/**
 * The entries of the account of a company, which sum to `business_accounts.balance`. A trigger refuses changes and
 * deletions. Amounts are cents.
 */
export const accountEntries = pgTable(
  'account_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The company. */
    userId: integer('user_id')
      .notNull()
      .references(() => businessAccounts.userId),
    kind: text().$type<EntryKind>().notNull(),
    /** What is owed is positive; what is paid or taken back is negative. */
    amount: integer().notNull(),
    /** VAT included in the amount; 0 for payments. */
    vat: integer().notNull().default(0),
    orderId: integer('order_id').references(() => orders.id),
    /** Of a payment: its reference, and the day on which the money came. */
    reference: text().notNull().default(''),
    paidOn: date('paid_on', { mode: 'string' }),
    /** Who recorded a payment or an adjustment. */
    staffId: integer('staff_id').references(() => staffMembers.id),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_entries_of_company').on(table.userId, table.at),
    index('account_entries_of_order').on(table.orderId),
    check('account_entries_amount', sql`${table.amount} <> 0 or ${table.vat} <> 0`),
    check(
      'account_entries_kind',
      sql`case ${table.kind}
        when 'payment' then ${table.vat} = 0 and (${table.orderId} is not null or ${table.paidOn} is not null)
        when 'adjustment' then ${table.staffId} is not null
        when 'order' then ${table.orderId} is not null
        when 'cancellation' then ${table.orderId} is not null
        else false end`,
    ),
  ],
)

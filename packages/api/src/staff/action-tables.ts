import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { orders } from '../orders/tables.ts'
import { staffMembers } from './tables.ts'

/** Names of actions of staff members. */
export type StaffActionName =
  | 'logged-in'
  | 'logged-out'
  | 'session-locked'
  | 'session-unlocked'
  | 'pin-refused'
  | 'pin-set'
  | 'passkey-added'
  | 'passkey-deleted'
  | 'order-opened'
  | 'receipt-printed'
  | 'labels-printed'
  | 'invoice-printed'
  | 'invoice-issued'
  | 'invoice-rectified'
  | 'invoice-record-corrected'
  | 'customer-opened'
  | 'customer-closed'
  | 'customer-created'
  | 'store-link-made'
  | 'store-mode-opened'
  | 'store-mode-closed'
  | 'drawer-opened'
  | 'drawer-movement'
  | 'drawer-counted'
  | 'drawer-closed'
  | 'drawer-approved'
  | 'payment-taken'
  | 'refund-paid-out'
  | 'goodwill-proposed'
  | 'goodwill-given'
  | 'credit-proposed'
  | 'credit-decided'
  | 'account-payment-received'
  | 'price-list-added'
  | 'price-list-changed'
  | 'order-moved'
  | 'cancellation-proposed'
  | 'garments-returned'
  | 'withdrawal-opened'
  | 'withdrawal-decided'
  | 'order-placed'
  | 'order-changed'
  | 'payment-abandoned'
  | 'incident-answered'
  | 'claim-made'
  | 'claim-opened'
  | 'claim-searched'
  | 'claim-proposed'
  | 'claim-decided'
  | 'claim-refused'
  | 'claim-closed'
  | 'claim-paid'
  | 'storage-charged'
  | 'storage-waived'
  | 'promo-hidden'
  | 'profile-changed'
  | 'language-changed'
  | 'notifications-changed'
  | 'email-change-requested'
  | 'address-added'
  | 'address-changed'
  | 'address-deleted'

/** What staff members do, written in the transaction of the action. A trigger refuses changes and deletions. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    /** Of the back office, or of store mode. No reference, since sessions are deleted. */
    sessionId: integer('session_id').notNull(),
    storeId: integer('store_id'),
    action: text().$type<StaffActionName>().notNull(),
    /** What the action changed: the name of a table without its subject, and the id of the row. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    customerId: integer('customer_id').references(() => users.id),
    /** Changed values before and after, without texts of customers and without secrets. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
  },
  (table) => [
    index('staff_actions_of_order').on(table.orderId),
    index('staff_actions_of_member').on(table.staffId, table.at),
  ],
)

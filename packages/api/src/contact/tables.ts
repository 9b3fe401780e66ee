import type { MessageType } from '@colada/domain/contact/contact-form'
import type { Language } from '@colada/domain/wire/language'
import { customType, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { orders } from '../orders/tables.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Messages of the contact forms and incident reports. Fields that a form does not have are empty. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    type: text().$type<MessageType>().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text().notNull().default(''),
    /** Whether a carrier has a van: `si` or `no`. */
    van: text().notNull().default(''),
    /** Environmental label of a carrier's vehicle. */
    ecoLabel: text('eco_label').notNull().default(''),
    subject: text().notNull(),
    message: text().notNull().default(''),
    /** The customer and the order of an incident report. */
    userId: integer('user_id').references(() => users.id),
    orderId: integer('order_id').references(() => orders.id),
    /** The garments of an incident, with their names at the time of the order. */
    garments: text().notNull().default(''),
    /** Campaign parameters of the visit (spec 001 §7), a query string. */
    urlParams: text('url_params').notNull().default(''),
    /** `Idempotency-Key` of the request; null without one. */
    idempotencyKey: text('idempotency_key').unique('contact_messages_once'),
    requestHash: text('request_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('contact_messages_by_time').on(table.createdAt)],
)

/** Pictures of messages: JPEG, re-encoded without metadata. */
export const contactPictures = pgTable(
  'contact_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id),
    position: integer().notNull(),
    content: bytea().notNull(),
    /** A small square, JPEG; null only in rows that are older than this column. */
    thumbnail: bytea(),
  },
  (table) => [unique('contact_pictures_position').on(table.messageId, table.position)],
)

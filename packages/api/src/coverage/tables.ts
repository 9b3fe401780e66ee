import type { ZoneId } from '@colada/domain/schedule/zone-ids'
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Covered postal codes with their zone. */
export const postalCodes = pgTable('postal_codes', {
  code: text().primaryKey(),
  zone: text().$type<ZoneId>().notNull(),
  town: text().notNull(),
})

/** Zip checks (spec 001 §7); an e-mail address is stored to notify its owner when the area is covered. */
export const zipChecks = pgTable(
  'zip_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull(),
    isCovered: boolean('is_covered').notNull(),
    email: text(),
    /** Campaign parameters of the visit (spec 001 §7), a query string. */
    urlParams: text('url_params').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('zip_checks_by_code').on(table.code)],
)

import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/**
 * Requests per limit and client, written by `rate-limiter-flexible`. The migration creates it as UNLOGGED: a crash of the
 * database resets the limits, and counting writes no WAL.
 */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** End of the time window, in epoch milliseconds. */
  expire: bigint({ mode: 'number' }),
})

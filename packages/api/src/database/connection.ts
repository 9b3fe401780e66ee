import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** What a repository takes first, so that nothing escapes its transaction. */
export type Executor = Db | Tx

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at once. */
  readonly connections?: number
  /** Told when an idle connection breaks; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void
}

/** Milliseconds; nothing a customer waits for takes longer. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 30_000,
}

/** Opens a pool; connections are made when they are needed. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    keepAlive: true,
    ...timeouts,
  })
  // Without a listener a restart of the database would end this process.
  pool.on('error', (error) => options.onError?.(error))
  // Nor would the pool hear of a connection that breaks in the hands of a transaction: its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

/**
 * Reads of one moment: what takes several statements sees nothing of a commit between them, so that an order is
 * never shown half as it was and half as it is.
 */
export function readSnapshot<Result>(db: Db, read: (snapshot: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shutting down, crashed, starting up, too many connections, closed for maintenance; then a
  // statement or a lock that took too long.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55000',
  '57014',
  '55P03',
])

/** What the driver says without a code; the last of a line that broke in the hands of a transaction. */
const CONNECTION_FAILURE =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|is not queryable/i

/** Whether the database could not be asked just now; the same request may succeed a moment later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (UNAVAILABLE_CODES.has(code) || code.startsWith('08')) return true
    if (CONNECTION_FAILURE.test(cause.message)) return true
  }
  return false
}

/** Whether a statement hit a unique index or constraint, optionally one of this name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') {
      return constraint === undefined || ('constraint' in cause && cause.constraint === constraint)
    }
  }
  return false
}

/** Whether the database refused a value that no row can have: a number too large, a text with a null byte. */
export function isInvalidValue(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('severity' in cause && 'code' in cause && String(cause.code).startsWith('22')) return true
  }
  return false
}

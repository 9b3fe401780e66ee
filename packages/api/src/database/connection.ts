import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** Transactions are run by {@link runTransaction}. */
export type Db = Omit<NodePgDatabase, 'transaction'> & { readonly $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
/** First parameter of every repository function, so that its statements run in the caller's transaction. */
export type Executor = Db | Tx

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Maximum size of the pool. */
  readonly connections?: number
  /** Defaults to {@link LOCK_TIMEOUT_MS}; tests of races on a busy machine need more. */
  readonly lockTimeoutMs?: number
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onError?: (error: Error) => void
}

/** A request that waits for a lock is answered with 503 within 2 s. */
export const LOCK_TIMEOUT_MS = 1_500

/** Milliseconds; no request takes longer. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  idleTimeoutMillis: 30_000,
}

/** Opens a pool, which connects on demand. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    keepAlive: true,
    ...timeouts,
    lock_timeout: options.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
  })
  // Without a listener, an error of an idle connection ends the process.
  pool.on('error', (error) => options.onError?.(error))
  // The same holds for connections in use; there the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

type LastStep = (tx: Tx) => Promise<void>

/** The last steps of running transactions, by the executors of the transaction and of its savepoints. */
const lastSteps = new WeakMap<Executor, Map<string, LastStep>>()

/**
 * Adds a step that runs once per key, after all other work of the transaction and before its commit. Its locks are the last
 * ones, whatever the caller locks afterwards. The rollback of a savepoint does not remove it, so it computes what to do from
 * the rows.
 *
 * @throws Error outside {@link runTransaction}
 */
export function addLastStep(executor: Executor, key: string, step: LastStep): void {
  const steps = lastSteps.get(executor)
  if (!steps) throw new Error(`The step ${key} needs a transaction.`)
  steps.set(key, step)
}

/**
 * Runs statements in one transaction, or in a savepoint of the caller's, to which the options do not apply. Drizzle's own
 * `transaction` never returns a connection to the pool whose BEGIN fails (drizzle-orm issue 6241): restarts of the database
 * would use up the pool.
 */
export async function runTransaction<Result>(
  executor: Executor,
  work: (tx: Tx) => Promise<Result>,
  options?: PgTransactionConfig,
): Promise<Result> {
  if (!('$client' in executor)) {
    const steps = lastSteps.get(executor)
    return executor.transaction((savepoint) => {
      if (steps) lastSteps.set(savepoint, steps)
      return work(savepoint)
    })
  }
  const client = await executor.$client.connect()
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      const steps = new Map<string, LastStep>()
      lastSteps.set(tx, steps)
      const result = await work(tx)
      for (const step of steps.values()) await step(tx)
      return result
    }, options)
  } finally {
    client.release()
  }
}

/**
 * Runs several reads on one snapshot, so that a commit between them is not partly visible.
 */
export function readSnapshot<Result>(db: Db, read: (snapshot: Tx) => Promise<Result>): Promise<Result> {
  return runTransaction(db, read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: shutdown, crash, start-up, too many connections, object not ready; statement and lock timeout, deadlock.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '55000',
  '57014',
  '55P03',
  '40P01',
])

/** Messages of driver errors without a code; the last one is of a connection that broke in a transaction. */
const CONNECTION_FAILURE =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|is not queryable/i

/** Whether the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (UNAVAILABLE_CODES.has(code) || code.startsWith('08')) return true
    if (CONNECTION_FAILURE.test(cause.message)) return true
  }
  return false
}

/** Whether a statement violated a unique constraint or index, optionally one with a given name. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') {
      return constraint === undefined || ('constraint' in cause && cause.constraint === constraint)
    }
  }
  return false
}

/** Whether the database rejected a value that no row can have: a number out of range, a text with a null byte. */
export function isInvalidValue(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('severity' in cause && 'code' in cause && String(cause.code).startsWith('22')) return true
  }
  return false
}

import { lt } from 'drizzle-orm'
import { Redis as Valkey } from 'iovalkey'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Database, Executor } from '../database/connection.ts'
import { ApiError } from './errors.ts'
import { rateLimits } from './limit-tables.ts'

/** Length of the time window of a limit that has none of its own. */
export const TIME_WINDOW_S = 60

/** Status above a limit that has a message of its own. */
export type LimitStatus = 'tooManyMessages' | 'tooManyCustomers'

export interface LimiterOptions {
  /** Prefix of the keys; unique per limit. */
  readonly name: string
  /** Requests in a time window. */
  readonly max: number
  /** Length of the time window; defaults to {@link TIME_WINDOW_S}. */
  readonly windowSeconds?: number
}

/** Creates limiters; all processes share those of `create`. */
export interface Limiters {
  create(options: LimiterOptions): RateLimiterAbstract
  /** Creates a limiter that counts every request: shared in Valkey, per process in PostgreSQL (ADR 21). */
  createForAllRequests(options: LimiterOptions): RateLimiterAbstract
  close(): void
}

export interface LimitersOptions {
  readonly database: Pick<Database, 'pool'>
  /** `null` counts in PostgreSQL. */
  readonly valkeyUrl: string | null
  /** Called when the connection to Valkey breaks; it reconnects, and each process counts for itself until then. */
  readonly onError: (error: Error) => void
}

/** Opens the store of the shared limits: Valkey where it is configured, PostgreSQL otherwise. */
export async function openLimiters({ database, valkeyUrl, onError }: LimitersOptions): Promise<Limiters> {
  if (valkeyUrl === null) {
    const store = {
      storeClient: database.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
    }
    return {
      create: (limit) =>
        new RateLimiterPostgres({ ...toOptions(limit), ...store, clearExpiredByTimeout: false }),
      createForAllRequests: createProcessLimiter,
      close: () => undefined,
    }
  }
  const client = new Valkey(valkeyUrl, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
  })
  client.on('error', onError)
  // A failed attempt is reported by the listener, and repeated.
  await client.connect().catch(() => undefined)
  const create = (limit: LimiterOptions) =>
    // Its scripts run on Valkey and on Redis; those of `RateLimiterValkey` do not run on Redis.
    new RateLimiterRedis({
      ...toOptions(limit),
      keyPrefix: `colada:${limit.name}`,
      storeClient: client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: createProcessLimiter(limit),
    })
  return { create, createForAllRequests: create, close: () => client.disconnect() }
}

function createProcessLimiter(limit: LimiterOptions): RateLimiterAbstract {
  const { name, max, windowSeconds = TIME_WINDOW_S } = limit
  return new RateLimiterMemory({ keyPrefix: name, points: max, duration: windowSeconds })
}

function toOptions({ name, max, windowSeconds = TIME_WINDOW_S }: LimiterOptions) {
  // A client above a limit is rejected from memory: a flood does not reach the store.
  return { keyPrefix: name, points: max, duration: windowSeconds, inMemoryBlockOnConsumed: max }
}

/**
 * Counts a request.
 * @param status the status of the error
 * @throws ApiError above the limit, with the seconds that are left of the time window
 */
export async function countRequest(
  limiter: RateLimiterAbstract,
  key: string,
  status: LimitStatus | 'tooMany' = 'tooMany',
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    throw new ApiError(status, { retryAfter: rejection.msBeforeNext / 1000 })
  }
}

/** Deletes the counts whose time window has ended. */
export async function deleteEndedLimits(executor: Executor, now: number): Promise<void> {
  await executor.delete(rateLimits).where(lt(rateLimits.expire, now))
}

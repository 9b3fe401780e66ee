import type { Database } from './connection.ts'

const READ_INTERVAL_MS = 10_000
/** A process whose system clock differs more from the database's is not ready and runs no jobs. */
const MAX_CLOCK_DEVIATION_MS = 60_000

/**
 * The time of the database, by which all deadlines are set and decided, so that processes with different system clocks
 * agree. It is read repeatedly; in between the monotonic clock of the process advances it, so that a change of the
 * system clock has no effect.
 */
export class DatabaseClock {
  readonly #database: Pick<Database, 'pool'>
  readonly #systemClock: () => number
  /** The last reading in epoch milliseconds, and the monotonic time of its receipt. */
  #reading: { readonly time: number; readonly receivedAt: number }
  readonly #timer: NodeJS.Timeout

  private constructor(database: Pick<Database, 'pool'>, time: number, systemClock: () => number) {
    this.#database = database
    this.#systemClock = systemClock
    this.#reading = { time, receivedAt: performance.now() }
    this.#timer = setInterval(() => void this.#read(), READ_INTERVAL_MS)
    this.#timer.unref()
  }

  /** Reads the database's time; tests pass a system clock in epoch milliseconds. */
  static async open(
    database: Pick<Database, 'pool'>,
    systemClock: () => number = Date.now,
  ): Promise<DatabaseClock> {
    return new DatabaseClock(database, await readDatabaseTime(database), systemClock)
  }

  /** Returns the database's time in epoch milliseconds. It is behind by the duration of a response, never ahead. */
  readonly now = (): number => Math.floor(this.#reading.time + performance.now() - this.#reading.receivedAt)

  /** Returns the milliseconds by which the system clock is ahead of the database's; negative when it is behind. */
  readonly deviation = (): number => this.#systemClock() - this.now()

  /** Stops reading the database's time. */
  close(): void {
    clearInterval(this.#timer)
  }

  async #read(): Promise<void> {
    try {
      const time = await readDatabaseTime(this.#database)
      this.#reading = { time, receivedAt: performance.now() }
    } catch {
      // The database is unavailable: the monotonic clock continues from the last reading.
    }
  }
}

/** Returns the database's time in epoch milliseconds. */
export async function readDatabaseTime({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ time: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as time',
  )
  return Number(rows[0]!.time)
}

/** Whether the system clock agrees with the database's, so that the process may serve and run jobs. */
export function isClockAccurate(deviationMs: number): boolean {
  return Math.abs(deviationMs) <= MAX_CLOCK_DEVIATION_MS
}

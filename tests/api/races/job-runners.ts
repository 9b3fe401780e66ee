import { openDatabase } from '#api/database/connection.ts'
import { listJobs } from '#api/jobs/jobs.ts'
import { runJobs } from '#api/jobs/loop.ts'
import type { PaymentApi } from '../payment/payment-api.ts'

/** Milliseconds between two rounds: short, so that runners meet all the time. */
const every = 10

/**
 * The jobs of several processes at once, each with connections of its own. What they complain about is in
 * `failures`.
 */
export function startRunners(api: PaymentApi, count = 3) {
  const failures: unknown[] = []
  const log = { error: (details: object) => failures.push(details) }
  const runners = Array.from({ length: count }, () => {
    const database = openDatabase(api.url, { connections: 4 })
    const jobs = listJobs({ ...api.dependencies, database }, log)
    return { database, running: runJobs(jobs.filter(isUrgent).map(hurry), log) }
  })
  return {
    failures,
    stop: async () => {
      await Promise.all(runners.map(({ running }) => running.stop()))
      await Promise.all(runners.map(({ database }) => database.close()))
    },
  }
}

type Jobs = ReturnType<typeof listJobs>

/** Tidying up once an hour races nobody. */
const isUrgent = (job: Jobs[number]) => job.intervalMs < 60_000
const hurry = (job: Jobs[number]) => ({ ...job, every })

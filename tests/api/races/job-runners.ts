import { openDatabase } from '#api/database/connection.ts'
import { listJobs } from '#api/jobs/jobs.ts'
import { runJobs } from '#api/jobs/loop.ts'
import type { PaymentApi } from '../payment/payment-api.ts'
import { BUSY_MACHINE_LOCK_TIMEOUT_MS } from '../support/test-api.ts'

/** A short interval, so that the job processes compete. */
const INTERVAL_MS = 10

/**
 * Runs the jobs like several concurrent processes, each with its own connections. Logged errors are in `failures`.
 */
export function startRunners(api: PaymentApi, count = 3) {
  const failures: unknown[] = []
  const log = { error: (details: object) => failures.push(details), info: () => {} }
  const runners = Array.from({ length: count }, () => {
    const database = openDatabase(api.url, {
      connections: 4,
      lockTimeoutMs: BUSY_MACHINE_LOCK_TIMEOUT_MS,
    })
    const jobs = listJobs({ ...api.dependencies, database }, log)
    return { database, running: runJobs(jobs.filter(isUrgent).map(withShortInterval), log) }
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

/** Hourly clean-up jobs are not part of the races. */
const isUrgent = (job: Jobs[number]) => job.intervalMs < 60_000
const withShortInterval = (job: Jobs[number]) => ({ ...job, intervalMs: INTERVAL_MS })

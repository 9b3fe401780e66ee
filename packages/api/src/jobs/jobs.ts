import type { AppDependencies } from '../dependencies.ts'
import { forgetKeys } from '../plugins/idempotency.ts'
import { closeEndedHolds, ensureSlots, forgetHolds } from '../schedule/service.ts'
import { type Job, type JobLog, runJobs, type RunningJobs } from './loop.ts'
import { reconcilePayments } from './open-payments.ts'
import { sendOutbox } from './outbox.ts'
import { giveRefunds } from './refunds.ts'
import { cancelUnpaid } from './unpaid-orders.ts'

const second = 1000
const day = 86_400 * second

/** Everything the shop does without being asked. Any number of processes may run it side by side. */
export function startJobs(dependencies: AppDependencies, log: JobLog): RunningJobs {
  return runJobs(listJobs(dependencies, log), log)
}

/** The jobs by name; tests run single rounds of them. */
export function listJobs(dependencies: AppDependencies, log: JobLog): Job[] {
  const { database, cards, paypal, mailer, clock, config } = dependencies
  const { db } = database
  const payment = { db, cards, paypal, clock }
  const tell = (message: string) => (row: { id: number }, error: unknown) =>
    log.error({ err: error, id: row.id }, message)
  const jobs: Job[] = [
    {
      name: 'unpaid-orders',
      every: 5 * second,
      run: (stopping) =>
        cancelUnpaid(payment, {
          onFailure: tell('An unpaid order could not be closed; it is tried again.'),
          stopping,
        }),
    },
    {
      name: 'open-payments',
      every: 15 * second,
      run: (stopping) =>
        reconcilePayments(payment, {
          onFailure: tell('The provider could not be asked about a payment.'),
          stopping,
        }),
    },
    {
      name: 'refunds',
      every: 5 * second,
      run: (stopping) =>
        giveRefunds(payment, {
          onFailure: tell('A refund did not go through; it is tried again.'),
          stopping,
        }),
    },
    { name: 'ended-holds', every: 5 * second, run: () => closeEndedHolds(db, clock()) },
    { name: 'old-keys', every: 3600 * second, run: () => forgetKeys(db, new Date(clock() - 2 * day)) },
    { name: 'old-holds', every: 3600 * second, run: () => forgetHolds(db, new Date(clock() - 2 * day)) },
    { name: 'slots', every: 3600 * second, run: () => ensureSlots(db, clock()) },
  ]
  if (mailer !== null) {
    const outbox = { db, mailer, clock, publicUrl: config.publicUrl }
    jobs.push({
      name: 'outbox',
      every: 2 * second,
      run: (stopping) =>
        sendOutbox(outbox, { onFailure: tell('A mail was not taken; it is tried again.'), stopping }),
    })
  }
  return jobs
}

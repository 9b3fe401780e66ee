import { deleteLinksBefore, deleteSessionsBefore } from '../account/service.ts'
import { deleteChallengesBefore } from '../authentication/challenges.ts'
import { issueSummaryInvoices, sendStatements, suspendOverdue } from '../business/service.ts'
import { isClockAccurate } from '../database/clock.ts'
import type { AppDependencies } from '../dependencies.ts'
import { sendRecords } from '../invoices/service.ts'
import { remindOfVisits, updatePopularity } from '../orders/service.ts'
import { deleteOldBillingData } from '../personal-data/service.ts'
import { deleteKeysBefore } from '../plugins/idempotency.ts'
import { deleteEndedLimits } from '../plugins/limiters.ts'
import { releaseExpiredHolds, ensureSlots, deleteReleasedHolds } from '../schedule/service.ts'
import { deleteStaffSessionsBefore, deleteStoreLinksBefore } from '../staff/service.ts'
import { forwardEvents } from './event-forwards.ts'
import { type Job, type JobLog, runJobs, type RunningJobs } from './loop.ts'
import { measureJob } from './measure-job.ts'
import { reconcilePayments } from './open-payments.ts'
import { sendOutbox } from './outbox.ts'
import { storePaidCards } from './paid-cards.ts'
import { removeProviderCustomers } from './provider-customers.ts'
import { logRefundFailure, sendRefunds } from './refunds.ts'
import { sendStorageMails } from './storage-mails.ts'
import { cancelUnpaidOrders } from './unpaid-orders.ts'

const SECOND_MS = 1000
const DAY_MS = 86_400 * SECOND_MS

/** Starts all jobs, which pause while the system clock is wrong. Any number of processes may run them at the same time. */
export function startJobs(dependencies: AppDependencies, log: JobLog): RunningJobs {
  const canRun = () => isClockAccurate(dependencies.clockDeviation())
  const jobs = listJobs(dependencies, log)
  const { metrics } = dependencies
  return runJobs(metrics ? jobs.map((job) => measureJob(job, metrics)) : jobs, log, canRun)
}

/** Returns all jobs; tests run them one by one. */
export function listJobs(dependencies: AppDependencies, log: Pick<JobLog, 'error'>): Job[] {
  const { database, cards, paypal, mailer, analytics, taxOffice, clock, config } = dependencies
  const { db } = database
  const payment = { db, cards, paypal, clock }
  const logFailure = (message: string) => (row: { id: number }, error: unknown) =>
    log.error({ err: error, id: row.id }, message)
  const jobs: Job[] = [
    {
      name: 'unpaid-orders',
      intervalMs: 5 * SECOND_MS,
      run: (stopping) =>
        cancelUnpaidOrders(payment, {
          onFailure: logFailure('An unpaid order could not be closed; a later run retries.'),
          stopping,
        }),
    },
    {
      name: 'open-payments',
      intervalMs: 15 * SECOND_MS,
      run: (stopping) =>
        reconcilePayments(payment, {
          onFailure: logFailure('A payment could not be checked at its provider.'),
          stopping,
        }),
    },
    {
      name: 'paid-cards',
      intervalMs: 5 * SECOND_MS,
      run: (stopping) =>
        storePaidCards(payment, {
          onFailure: logFailure('The card of a payment could not be looked up; a later run retries.'),
          stopping,
        }),
    },
    {
      name: 'refunds',
      intervalMs: 5 * SECOND_MS,
      run: (stopping) =>
        sendRefunds(payment, {
          onFailure: (refund, error) => logRefundFailure(log, refund, error, clock()),
          stopping,
        }),
    },
    {
      name: 'provider-customers',
      intervalMs: 60 * SECOND_MS,
      run: (stopping) =>
        removeProviderCustomers(payment, {
          onFailure: ({ userId: id }, error) =>
            logFailure('A customer could not be deleted at the card provider.')({ id }, error),
          stopping,
        }),
    },
    { name: 'old-billing-data', intervalMs: DAY_MS, run: () => deleteOldBillingData(db, clock()) },
    { name: 'ended-holds', intervalMs: 5 * SECOND_MS, run: () => releaseExpiredHolds(db, clock()) },
    {
      name: 'old-keys',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteKeysBefore(db, new Date(clock() - 2 * DAY_MS)),
    },
    {
      name: 'old-holds',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteReleasedHolds(db, new Date(clock() - 2 * DAY_MS)),
    },
    {
      name: 'old-sessions',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteSessionsBefore(db, new Date(clock())),
    },
    {
      name: 'old-staff-sessions',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteStaffSessionsBefore(db, new Date(clock())),
    },
    {
      name: 'old-store-links',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteStoreLinksBefore(db, new Date(clock())),
    },
    {
      name: 'old-challenges',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteChallengesBefore(db, new Date(clock())),
    },
    {
      name: 'old-links',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteLinksBefore(db, new Date(clock() - DAY_MS)),
    },
    {
      name: 'ended-limits',
      intervalMs: 3600 * SECOND_MS,
      run: () => deleteEndedLimits(db, Date.now()),
    },
    {
      name: 'summary-invoices',
      intervalMs: 600 * SECOND_MS,
      run: () => issueSummaryInvoices(db, clock()),
    },
    { name: 'statements', intervalMs: 600 * SECOND_MS, run: () => sendStatements(db, clock()) },
    { name: 'overdue-accounts', intervalMs: 3600 * SECOND_MS, run: () => suspendOverdue(db, clock()) },
    { name: 'reminders', intervalMs: 300 * SECOND_MS, run: () => remindOfVisits(db, clock()) },
    { name: 'popularity', intervalMs: DAY_MS, run: () => updatePopularity(db, clock()) },
    { name: 'storage-mails', intervalMs: 3600 * SECOND_MS, run: () => sendStorageMails({ db, clock }) },
    { name: 'slots', intervalMs: 3600 * SECOND_MS, run: () => ensureSlots(db, clock()) },
  ]
  if (mailer !== null) {
    const { publicUrl, operationsEmail, pepper } = config
    const qrService = config.taxOffice.qrUrl
    const outbox = { db, mailer, clock, publicUrl, operationsEmail, pepper, qrService }
    jobs.push({
      name: 'outbox',
      intervalMs: 2 * SECOND_MS,
      run: (stopping) =>
        sendOutbox(outbox, {
          onFailure: logFailure('A mail was not accepted; a later run retries.'),
          stopping,
        }),
    })
  }
  if (taxOffice) {
    jobs.push({
      name: 'invoice-records',
      intervalMs: 10 * SECOND_MS,
      run: () => sendRecords({ db, taxOffice, clock }),
    })
  }
  if (analytics) {
    jobs.push({
      name: 'event-forwards',
      intervalMs: 3600 * SECOND_MS,
      run: (stopping) => forwardEvents({ db, analytics, clock }, stopping),
    })
  }
  return jobs
}

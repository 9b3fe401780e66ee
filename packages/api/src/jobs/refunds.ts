import type { Cents } from '@colada/domain/money/money'
import { type Executor, runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import { lockOrder } from '../orders/service.ts'
import {
  claimRefunds,
  completeRefund,
  type DueRefund,
  executeRefund,
  type PaymentDependencies,
  recordRefundError,
  shareOf,
  sumRefunds,
} from '../payment/service.ts'
import { backoff } from './backoff.ts'
import type { JobLog } from './loop.ts'
import { processConcurrently, type ProcessOptions } from './process-concurrently.ts'

const BATCH_SIZE = 20
/** Age after which a refund that still fails is reported to operations. */
const REPORT_AFTER_MS = 86_400_000

/** Sends pending refunds to their providers. Each has an idempotency key, so a retry refunds once. */
export async function sendRefunds(
  deps: PaymentDependencies,
  options: ProcessOptions<DueRefund>,
): Promise<void> {
  const now = new Date(deps.clock())
  const due = await runTransaction(deps.db, (tx) =>
    claimRefunds(tx, { now, limit: BATCH_SIZE, delay: backoff }),
  )
  await processConcurrently(due, (refund) => sendRefund(deps, refund), options)
}

/** Logs a failed refund; from the second day on with the order and the amount, since somebody has to act. */
export function logRefundFailure(
  log: Pick<JobLog, 'error'>,
  refund: DueRefund,
  error: unknown,
  now: number,
): void {
  const { id, locator, amount, attempts, createdAt } = refund
  if (now - createdAt.getTime() < REPORT_AFTER_MS) {
    log.error({ err: error, id }, 'A refund failed; a later run retries.')
    return
  }
  log.error(
    { err: error, id, locator, amount, attempts: attempts + 1, createdAt },
    'A refund has failed for more than a day: `npm run ops -- refunds` lists it.',
  )
}

async function sendRefund(deps: PaymentDependencies, refund: DueRefund): Promise<void> {
  try {
    const providerId = await executeRefund(deps, refund)
    failPoint('refund-given')
    await recordRefund(deps, refund, providerId)
  } catch (error) {
    await recordRefundError(deps.db, refund.id, error instanceof Error ? error.message : String(error))
    throw error
  }
}

async function recordRefund(
  { db, clock }: PaymentDependencies,
  refund: DueRefund,
  providerId: string | null,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    await lockOrder(tx, refund.orderId)
    const amount = providerId === null ? await restOf(tx, refund) : refund.amount
    await completeRefund(tx, refund, { providerId, amount }, new Date(clock()))
  })
}

/** The provider has returned the whole payment: all of the order's part that its other refunds do not account for. */
async function restOf(tx: Executor, { paymentId, orderId, amount }: DueRefund): Promise<Cents> {
  const others = (await sumRefunds(tx, paymentId, orderId)) - amount
  return (await shareOf(tx, paymentId, orderId)) - others
}

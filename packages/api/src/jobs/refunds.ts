import type { Cents } from '@colada/domain/money/money'
import { findCustomer } from '../account/service.ts'
import { type Executor, runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import { enqueueMails } from '../mail/service.ts'
import { findOrder, incrementPaidAmounts, lockOrder } from '../orders/service.ts'
import {
  claimRefunds,
  closeRefund,
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

/** Every refund is mailed, whatever its reason: the customer sees each on the statement. */
async function enqueueRefundMail(tx: Executor, { id, orderId }: DueRefund, at: Date): Promise<void> {
  const order = await findOrder(tx, orderId)
  const customer = order && (await findCustomer(tx, order.userId))
  if (!customer) return
  const { language } = customer
  const details = { refundId: id }
  await enqueueMails(tx, [{ kind: 'order-refund', subjectId: orderId, cause: id, details, language }], at)
}

async function recordRefund(
  { db, clock }: PaymentDependencies,
  refund: DueRefund,
  providerId: string | null,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    await lockOrder(tx, refund.orderId)
    const amount = providerId === null ? await restOf(tx, refund) : refund.amount
    const at = new Date(clock())
    const isFirst = await closeRefund(tx, refund.id, { providerId, amount }, at)
    if (isFirst) await enqueueRefundMail(tx, refund, at)
    // A capture that was not added to the order's `paid` does not count as refunded either.
    if (isFirst && refund.counted) {
      const change = { refunded: amount, refundsTotal: amount - refund.amount }
      await incrementPaidAmounts(tx, refund.orderId, change)
    }
  })
}

/** The provider has returned the whole payment: all of the order's part that its other refunds do not account for. */
async function restOf(tx: Executor, { paymentId, orderId, amount }: DueRefund): Promise<Cents> {
  const others = (await sumRefunds(tx, paymentId, orderId)) - amount
  return (await shareOf(tx, paymentId, orderId)) - others
}

import type { cancelOrder, WireCancellation } from '@colada/domain/cancellation/contract'
import { canReportIncident } from '@colada/domain/contact/incident-report'
import { toEuros } from '@colada/domain/money/money'
import { canCancel, cancellationOf, type NextStep, nextStepOf } from '@colada/domain/orders/cancellation'
import { orderStatus } from '@colada/domain/orders/status'
import type { CustomerActor } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { obstacleTo } from '@colada/domain/withdrawals/withdrawal'
import { type Db, type Executor, readSnapshot, runTransaction } from '../database/connection.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { type KeyedRequest, runOnce } from '../plugins/idempotency.ts'
import { findRedeemedCode, findVouchers } from '../promotions/service.ts'
import { findOwnOrder, loadOrder } from './find-orders.ts'
import { solveIncidents } from './incidents.ts'
import { cancelAndRefund } from './move-order.ts'
import type { OrderPayments } from './order-payments.ts'
import { presentOrder } from './present-orders.ts'
import { currentLeg, deliveredAt, toWireLeg } from './present.ts'
import { findOrder, lockOrder, type OrderRecord, type OrderRow } from './repository.ts'
import { cancelUnpaid } from './transitions.ts'

/** Another window may open a new payment after the payments were closed. */
const MAX_ATTEMPTS = 3

export interface CancelDependencies {
  readonly db: Db
  /** Returns epoch milliseconds. */
  readonly clock: () => number
  readonly payments: OrderPayments
}

export interface CancelRequest {
  readonly actor: CustomerActor
  readonly orderId: number
  /** Of the order whose cancellation the customer has seen. */
  readonly version: number
  readonly language: Language
  readonly keyed: KeyedRequest
}

/**
 * Returns what a cancellation of a customer's order would return now.
 * @throws ApiError `notFound`
 */
export async function previewCancel(
  { db, clock, payments }: CancelDependencies,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<WireCancellation> {
  return readSnapshot(db, async (snapshot) => {
    const record = await findOwnOrder(snapshot, userId, orderId)
    // Another customer's order is reported as not found, like an unknown one (trust 4).
    if (!record) throw new ApiError('notFound')
    return describe(snapshot, payments, record, clock())
  })
}

/**
 * Cancels an order as its customer asks, in one transaction: refunds, places, codes and the mail. Open payments are closed
 * at their providers first; one that has succeeded meanwhile changes what the customer has seen.
 *
 * @throws ApiError `notFound`, `notCancellable`, `cancellationChanged` where the order has changed since the customer saw
 * it, `paymentProviderDown`, `paymentUnderReview` while a provider processes a payment
 */
export async function cancelByCustomer(
  deps: CancelDependencies,
  request: CancelRequest,
): Promise<EndpointResult<typeof cancelOrder>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const cancelled = await runTransaction(deps.db, (tx) => cancelOnce(tx, deps, request))
    if (cancelled) return cancelled
    const order = await findOrder(deps.db, request.orderId)
    if (order) await deps.payments.closePayments(order)
  }
  throw new ApiError('paymentUnderReview')
}

/** Returns `null` when a payment of the order is open. */
async function cancelOnce(
  tx: Executor,
  deps: CancelDependencies,
  { actor, orderId, version, language, keyed }: CancelRequest,
): Promise<EndpointResult<typeof cancelOrder> | null> {
  const { payments } = deps
  const now = deps.clock()
  const order = await lockOrder(tx, orderId)
  if (order?.userId !== actor.userId) throw new ApiError('notFound')
  const cancellation = await describe(tx, payments, await loadOrder(tx, order), now)
  if (cancellation.can_cancel && (await payments.hasOpenPayments(tx, orderId))) return null
  return runOnce(tx, keyed, async () => {
    const details = { cancellation }
    if (!cancellation.can_cancel) throw new ApiError('notCancellable', { details })
    if (order.version !== version) throw new ApiError('cancellationChanged', { details })
    const cancelled = await cancelNow(tx, payments, order, actor, new Date(now))
    return {
      order: await presentOrder(tx, cancelled, language, now),
      refunds: cancellation.parts.flatMap(({ provider, refund }) =>
        provider !== null && refund > 0 ? [{ provider, amount: refund }] : [],
      ),
    }
  })
}

async function cancelNow(
  tx: Executor,
  payments: OrderPayments,
  order: OrderRow,
  actor: CustomerActor,
  at: Date,
): Promise<OrderRow> {
  if (order.status === orderStatus.pendingPayment) {
    const cancelled = await cancelUnpaid(tx, order.id, { ...payments, actor }, at)
    if (!cancelled) throw new ApiError('transitionRefused')
    return cancelled
  }
  const cancelled = await cancelAndRefund(tx, payments, order, { fault: 'customer', actor }, at)
  await solveIncidents(tx, order.id, at)
  return cancelled
}

async function describe(
  executor: Executor,
  payments: OrderPayments,
  record: OrderRecord,
  now: number,
): Promise<WireCancellation> {
  const { order } = record
  const vouchers = await findVouchers(executor, order.kind === 'voucher' ? [order.id] : [])
  const isPossible = canCancel({ status: order.status, usedUses: vouchers.get(order.id)?.uses ?? 0 })
  const preview = order.isOnAccount
    ? previewBilled(record)
    : await payments.previewCancellation(executor, record, 'customer')
  const returned = isPossible && preview.isReturnDue ? currentLeg(record, 'delivery') : undefined
  return {
    can_cancel: isPossible,
    next_step: isPossible ? null : nextStep(record, now / 1000),
    version: order.version,
    refund: isPossible ? toEuros(preview.refund) : 0,
    kept: isPossible ? toEuros(preview.kept) : 0,
    kept_for: isPossible
      ? preview.keptFor.map(({ reason, amount }) => ({ reason, amount: toEuros(amount) }))
      : [],
    parts: isPossible
      ? preview.parts.map(({ provider, card, refund, kept }) => ({
          provider,
          card,
          refund: toEuros(refund),
          kept: toEuros(kept),
        }))
      : [],
    return_leg: returned ? toWireLeg(returned) : null,
    promo_code: isPossible ? await findRedeemedCode(executor, order.id) : '',
  }
}

/** Nothing was paid: what comes back is what the company would have been billed, by the same rule. */
function previewBilled({ order, steps }: OrderRecord) {
  const history = steps.map(({ status }) => status)
  const billed = [{ id: 0, refundable: order.total - order.paid }]
  const cancellation = cancellationOf({ ...order, history }, billed, 'customer')
  const { refund, kept } = cancellation
  return { ...cancellation, parts: [{ provider: null, card: null, refund, kept }] }
}

function nextStep(record: OrderRecord, now: number): NextStep | null {
  const { order } = record
  const createdAt = order.createdAt.getTime() / 1000
  const withdrawable = { ...order, isTakenAtStore: order.storeId !== null, createdAt }
  return nextStepOf({
    canWithdraw: obstacleTo(withdrawable, now) === null,
    canReport: canReportIncident({ ...order, deliveredAt: deliveredAt(record) }, now),
  })
}

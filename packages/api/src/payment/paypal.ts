import { runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import { CaptureDeclinedError, type PayPalGateway, type PayPalPayment } from '../gateways/paypal.ts'
import { findDue, findOrder, loadOrder, lockOrder, type OrderRow } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { type KeyedRequest, reserveKey } from '../plugins/idempotency.ts'
import {
  isPayable,
  openPaymentFor,
  type PaymentDependencies,
  type PaymentRequest,
  callProvider,
} from './opening.ts'
import { toPurchase } from './purchase.ts'
import {
  markPaymentPending,
  updatePayment,
  closeIfNotPending,
  findPendingPayment,
  findPaymentByProviderId,
  lockPayment,
  recordDecline,
  type PaymentRow,
} from './repository.ts'
import { settle } from './settle.ts'

/** Delay until the reconciler checks a pending capture. */
const PENDING_CHECK_DELAY_MS = 15_000

/** @throws ApiError `notFound` when PayPal is not configured. */
export function requirePayPal({ paypal }: Pick<PaymentDependencies, 'paypal'>): PayPalGateway {
  if (paypal === null) throw new ApiError('notFound')
  return paypal
}

/**
 * Prepares the PayPal payment of an order's amount due. Repeated calls return the same payment while it is open.
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `invalid`, `pricesChanged`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function preparePayPal(
  deps: PaymentDependencies,
  request: Omit<PaymentRequest, 'savesCard'>,
): Promise<PayPalPayment> {
  requirePayPal(deps)
  // An order that PayPal no longer has, or finally declined, is replaced, so a second attempt is needed.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const { order, payment } = await openPaymentFor(deps, 'paypal', { ...request, savesCard: false })
    const found = await findOrCreatePayPalOrder(deps, order, payment)
    if (found?.status === 'open') return found
    if (found?.status === 'processing') throw new ApiError('paymentUnderReview')
    if (found?.status === 'succeeded') {
      await settleInTransaction(deps, found)
      throw new ApiError('orderNotPayable')
    }
    await closePayment(deps, payment)
  }
  throw new ApiError('paymentUnderReview')
}

async function findOrCreatePayPalOrder(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
): Promise<PayPalPayment | null> {
  const paypal = requirePayPal(deps)
  const { providerId } = payment
  if (providerId !== null) return callProvider(() => paypal.findOrder(providerId))
  const purchase = toPurchase(await loadOrder(deps.db, order), payment)
  const created = await callProvider(() => paypal.createOrder(purchase))
  await updatePayment(deps.db, payment.id, { providerId: created.id })
  return created
}

/**
 * Captures a PayPal order that its buyer approved, on the customer's request. Repeated requests capture once.
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `paymentDeclined`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function capturePayPal(
  deps: PaymentDependencies,
  { userId, paypalId, keyed }: { userId: number; paypalId: string; keyed: KeyedRequest },
): Promise<void> {
  await reserveKey(deps.db, keyed)
  const payment = await findPaymentByProviderId(deps.db, paypalId)
  const order = payment?.provider === 'paypal' ? await findOrder(deps.db, payment.orderId) : undefined
  if (!payment || order?.userId !== userId) throw new ApiError('notFound')
  return captureApproved(deps, payment)
}

/**
 * Captures an approved PayPal order. The payment is marked as pending before the request: until the result is known,
 * no other payment of the order is started and this one is not closed (trust 9).
 *
 * @throws ApiError `orderNotPayable`, `paymentDeclined`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function captureApproved(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const pending = await beginCapture(deps, payment)
  if (pending.status === 'succeeded') return
  if (pending.status !== 'open' || pending.providerId === null) throw new ApiError('orderNotPayable')
  const providerPayment = await requestCapture(deps, pending, pending.providerId)
  const settlement = await settleInTransaction(deps, providerPayment)
  if (providerPayment.status === 'processing') throw new ApiError('paymentUnderReview')
  if (settlement === 'cancelled') throw new ApiError('paymentDeclined')
  if (settlement === 'refunded') throw new ApiError('orderNotPayable')
}

/** Locks the order, then the payment, and allows one pending payment per order. */
async function beginCapture(
  { db, clock }: PaymentDependencies,
  { id, orderId }: PaymentRow,
): Promise<PaymentRow> {
  return runTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const payment = await lockPayment(tx, id)
    if (!order || !payment) throw new ApiError('notFound')
    // Already requested, by this window or another: repeats the same request.
    if (payment.status !== 'open' || payment.pendingSince !== null) return payment
    const now = new Date(clock())
    const due = await findDue(tx, order)
    const isDue = isPayable(due, now) && due.amount === payment.amount && due.changeId === payment.changeId
    if (!isDue) throw new ApiError('orderNotPayable')
    if (await findPendingPayment(tx, orderId)) throw new ApiError('paymentUnderReview')
    const nextCheckAt = new Date(now.getTime() + PENDING_CHECK_DELAY_MS)
    return markPaymentPending(tx, id, { since: now, nextCheckAt })
  })
}

/** The idempotency key contains the number of declines: a retry repeats the request, a new approval makes a new one. */
async function requestCapture(
  deps: PaymentDependencies,
  { id, key, refusals }: PaymentRow,
  paypalId: string,
): Promise<PayPalPayment> {
  try {
    const request = { key: `${key}-${refusals}`, id: paypalId }
    const providerPayment = await callProvider(() => requirePayPal(deps).captureOrder(request))
    failPoint('paypal-captured')
    return providerPayment
  } catch (error) {
    if (!(error instanceof CaptureDeclinedError)) throw error
    await recordDecline(deps.db, id, refusals)
    throw new ApiError('paymentDeclined', { cause: error })
  }
}

/**
 * Reconciles an open payment with PayPal: captures it if it is approved or its capture is pending, and closes it if
 * PayPal no longer has it.
 */
export async function checkPayPal(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  if (payment.providerId === null) return
  const found = await requirePayPal(deps).findOrder(payment.providerId)
  if (found === null) return closePayment(deps, payment)
  if (found.status !== 'open') return void (await settleInTransaction(deps, found))
  if (found.isApproved || payment.pendingSince !== null) await tryCapture(deps, payment)
}

/**
 * Closes a payment whose payment window has ended. PayPal needs no request for that: money moves only on capture, and a
 * closed payment is never captured. A pending capture is completed first.
 */
export async function closePayPal(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const { providerId } = payment
  const found =
    providerId === null ? null : await callProvider(() => requirePayPal(deps).findOrder(providerId))
  if (found && found.status !== 'open') return void (await settleInTransaction(deps, found))
  if (found && payment.pendingSince !== null) await tryCapture(deps, payment)
  await closePayment(deps, payment)
}

/** Captures in the background: any known result is accepted, only an unreachable provider throws. */
export async function tryCapture(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  try {
    await captureApproved(deps, payment)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 'paymentProviderDown') throw error
  }
}

async function closePayment({ db, clock }: PaymentDependencies, { id, orderId }: PaymentRow): Promise<void> {
  await runTransaction(db, async (tx) => {
    await lockOrder(tx, orderId)
    await closeIfNotPending(tx, id, new Date(clock()))
  })
}

function settleInTransaction({ db, clock }: PaymentDependencies, payment: PayPalPayment) {
  return runTransaction(db, (tx) => settle(tx, payment, new Date(clock())))
}

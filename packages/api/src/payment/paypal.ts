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
  reached,
} from './opening.ts'
import { purchaseOf } from './purchase.ts'
import {
  awaitPayment,
  changePayment,
  closeUnawaited,
  findAwaitedPayment,
  findPaymentByProviderId,
  lockPayment,
  noteRefusal,
  type PaymentRow,
} from './repository.ts'
import { settle } from './settle.ts'

/** Milliseconds until the reconciler asks about money whose answer was lost. */
const checkAwaitedAfter = 15_000

/** The shop's PayPal; an unknown thing where the shop does not take it. */
export function paypalOf({ paypal }: Pick<PaymentDependencies, 'paypal'>): PayPalGateway {
  if (paypal === null) throw new ApiError('notFound')
  return paypal
}

/**
 * Prepares the PayPal payment of what an order still owes; asked for again, it is the same one while it is open.
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `pricesChanged`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function preparePayPal(
  deps: PaymentDependencies,
  request: Omit<PaymentRequest, 'savesCard'>,
): Promise<PayPalPayment> {
  paypalOf(deps)
  // An order that PayPal forgot or refused for good is followed by a new one, so the second round decides.
  for (let round = 0; round < 2; round += 1) {
    const { order, payment } = await openPaymentFor(deps, 'paypal', { ...request, savesCard: false })
    const found = await reachPayPal(deps, order, payment)
    if (found?.status === 'open') return found
    if (found?.status === 'processing') throw new ApiError('paymentUnderReview')
    if (found?.status === 'succeeded') {
      await settleNow(deps, found)
      throw new ApiError('orderNotPayable')
    }
    await closePayment(deps, payment)
  }
  throw new ApiError('paymentUnderReview')
}

async function reachPayPal(
  deps: PaymentDependencies,
  order: OrderRow,
  payment: PaymentRow,
): Promise<PayPalPayment | null> {
  const paypal = paypalOf(deps)
  const { providerId } = payment
  if (providerId !== null) return reached(() => paypal.findOrder(providerId))
  const purchase = purchaseOf(await loadOrder(deps.db, order), payment)
  const made = await reached(() => paypal.createOrder(purchase))
  await changePayment(deps.db, payment.id, { providerId: made.id })
  return made
}

/**
 * Takes the money of a PayPal order that its buyer approved, on the customer's word; asked again, it is taken once.
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
  return takeApproved(deps, payment)
}

/**
 * Takes the money of an approved PayPal order. Before PayPal is asked, the row says since when an answer is
 * awaited: until it is known, no other payment is begun and this one is not closed (trust 9).
 *
 * @throws ApiError `orderNotPayable`, `paymentDeclined`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function takeApproved(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const begun = await beginCapture(deps, payment)
  if (begun.status === 'succeeded') return
  if (begun.status !== 'open' || begun.providerId === null) throw new ApiError('orderNotPayable')
  const answer = await askForMoney(deps, begun, begun.providerId)
  const settlement = await settleNow(deps, answer)
  if (answer.status === 'processing') throw new ApiError('paymentUnderReview')
  if (settlement === 'cancelled') throw new ApiError('paymentDeclined')
  if (settlement === 'refunded') throw new ApiError('orderNotPayable')
}

/** Locks order, then payment, and lets only one payment of an order ask for money. */
async function beginCapture(
  { db, clock }: PaymentDependencies,
  { id, orderId }: PaymentRow,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const payment = await lockPayment(tx, id)
    if (!order || !payment) throw new ApiError('notFound')
    // Asked before, by this window or another: the same question again.
    if (payment.status !== 'open' || payment.awaitedSince !== null) return payment
    const now = new Date(clock())
    const due = await findDue(tx, order)
    const isDue = isPayable(due, now) && due.amount === payment.amount && due.changeId === payment.changeId
    if (!isDue) throw new ApiError('orderNotPayable')
    if (await findAwaitedPayment(tx, orderId)) throw new ApiError('paymentUnderReview')
    const nextCheckAt = new Date(now.getTime() + checkAwaitedAfter)
    return awaitPayment(tx, id, { since: now, nextCheckAt })
  })
}

/** The key counts refusals, so that a repeat is the same question and a new approval a new one. */
async function askForMoney(
  deps: PaymentDependencies,
  { id, key, refusals }: PaymentRow,
  paypalId: string,
): Promise<PayPalPayment> {
  try {
    const asked = { key: `${key}-${refusals}`, id: paypalId }
    const answer = await reached(() => paypalOf(deps).captureOrder(asked))
    failPoint('paypal-captured')
    return answer
  } catch (error) {
    if (!(error instanceof CaptureDeclinedError)) throw error
    await noteRefusal(deps.db, id, refusals)
    throw new ApiError('paymentDeclined', { cause: error })
  }
}

/**
 * Asks PayPal about an open payment and acts on the answer: takes what was approved, or what was asked for without
 * an answer, and closes what PayPal has forgotten.
 */
export async function checkPayPal(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  if (payment.providerId === null) return
  const found = await paypalOf(deps).findOrder(payment.providerId)
  if (found === null) return closePayment(deps, payment)
  if (found.status !== 'open') return void (await settleNow(deps, found))
  if (found.isApproved || payment.awaitedSince !== null) await takeQuietly(deps, payment)
}

/**
 * Closes a payment whose order's time is up. PayPal has no call for it, and needs none: money moves only when we
 * ask for it, and we ask for none of a closed payment. What was asked for in time is asked to its end first.
 */
export async function closePayPal(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const { providerId } = payment
  const found = providerId === null ? null : await reached(() => paypalOf(deps).findOrder(providerId))
  if (found && found.status !== 'open') return void (await settleNow(deps, found))
  if (found && payment.awaitedSince !== null) await takeQuietly(deps, payment)
  await closePayment(deps, payment)
}

/** What nobody waits for may end in any way that is known; only not knowing is worth a complaint. */
export async function takeQuietly(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  try {
    await takeApproved(deps, payment)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 'paymentProviderDown') throw error
  }
}

async function closePayment({ db, clock }: PaymentDependencies, { id, orderId }: PaymentRow): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    await closeUnawaited(tx, id, new Date(clock()))
  })
}

function settleNow({ db, clock }: PaymentDependencies, payment: PayPalPayment) {
  return db.transaction((tx) => settle(tx, payment, new Date(clock())))
}

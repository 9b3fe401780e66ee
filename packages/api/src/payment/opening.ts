import { fromEuros } from '@colada/domain/money/money'
import type { ProcessType } from '@colada/domain/orders/process'
import type { OnlineWay } from '@colada/domain/payment/ways'
import { fromPrices } from '@colada/domain/promotions/contract'
import { type Db, runTransaction } from '../database/connection.ts'
import type { CardGateway } from '../gateways/cards.ts'
import type { PayPalGateway } from '../gateways/paypal.ts'
import { PROVIDER_RETRY_SECONDS, ProviderUnavailableError } from '../gateways/provider.ts'
import { type Due, findDue, listPendingBalances, lockOrder, type OrderRow } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { type KeyedRequest, reserveKey } from '../plugins/idempotency.ts'
import { addBalances } from './balances.ts'
import { findPendingPayment, openPayment, type PaymentRow } from './repository.ts'

export interface PaymentDependencies {
  readonly db: Db
  readonly cards: CardGateway
  /** `null` when PayPal is not configured. */
  readonly paypal: PayPalGateway | null
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** A customer's request to pay an order, or a change of one. */
export interface PaymentRequest {
  readonly userId: number
  readonly orderId: number
  /** What the customer pays for; only compared, like the amount. */
  readonly expectedType: ProcessType | undefined
  readonly savesCard: boolean
  /** The amount shown to the customer, in euros; only compared, never trusted. */
  readonly expectedAmount: number | undefined
  readonly keyed: KeyedRequest
}

/** Delay until the reconciler first checks a payment. */
const FIRST_CHECK_DELAY_MS = 60_000

/**
 * Returns the open payment of the amount due for an order or its open change at one provider; creates it if there is
 * none. Its row and key exist before the provider is called (trust 1).
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `invalid`, `pricesChanged`, `paymentUnderReview`
 */
export async function openPaymentFor(
  { db, clock }: PaymentDependencies,
  provider: OnlineWay,
  { userId, orderId, expectedType, savesCard, expectedAmount, keyed }: PaymentRequest,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  return runTransaction(db, async (tx) => {
    await reserveKey(tx, keyed)
    const order = await lockOrder(tx, orderId)
    // Another customer's order is reported as not found, like an unknown one (trust 4).
    if (order?.userId !== userId) throw new ApiError('notFound')
    const now = new Date(clock())
    const due = await findDue(tx, order)
    if (!isPayable(due, now)) throw new ApiError('orderNotPayable')
    const { changeId, processType, prices } = due
    if (expectedType !== undefined && expectedType !== processType) {
      throw new ApiError('invalid', { errors: { payment_intent_type: ['payment-type'] } })
    }
    // Pending amounts of the customer's other orders are collected with it (decisions: Money).
    const balances = (await listPendingBalances(tx, userId)).filter((balance) => balance.orderId !== orderId)
    const amount = balances.reduce((sum, balance) => sum + balance.amount, due.amount)
    if (expectedAmount !== undefined && fromEuros(expectedAmount) !== amount) {
      throw new ApiError('pricesChanged', { details: { prices: fromPrices(prices) } })
    }
    // While a capture's result is unknown, no second payment is started (trust 9).
    if (await findPendingPayment(tx, orderId)) throw new ApiError('paymentUnderReview')
    const { row: payment, isNew } = await openPayment(tx, {
      provider,
      orderId,
      changeId,
      processType,
      amount,
      savesCard,
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_DELAY_MS),
    })
    if (isNew) await addBalances(tx, payment.id, balances)
    return { order, payment }
  })
}

/** Whether an amount is due and its payment window is open. */
export function isPayable(due: Due | null, now: Date): due is Due {
  return due !== null && due.payBefore > now
}

/** @throws ApiError `paymentProviderDown`, which clients may retry, when the provider cannot be reached. */
export async function callProvider<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderUnavailableError)
      throw new ApiError('paymentProviderDown', { retryAfter: PROVIDER_RETRY_SECONDS, cause: error })
    throw error
  }
}

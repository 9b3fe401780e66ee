import { fromEuros } from '@colada/domain/money/money'
import { fromPrices } from '@colada/domain/promotions/contract'
import type { Db } from '../database/connection.ts'
import type { CardGateway } from '../gateways/cards.ts'
import type { PayPalGateway } from '../gateways/paypal.ts'
import { type PaymentProvider, ProviderUnavailableError } from '../gateways/provider.ts'
import { type Due, findDue, lockOrder, type OrderRow } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { type KeyedRequest, reserveKey } from '../plugins/idempotency.ts'
import { findAwaitedPayment, openPayment, type PaymentRow } from './repository.ts'

export interface PaymentDependencies {
  readonly db: Db
  readonly cards: CardGateway
  /** `null` where the shop does not take PayPal. */
  readonly paypal: PayPalGateway | null
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** A customer's wish to pay an order, or a change of one. */
export interface PaymentRequest {
  readonly userId: number
  readonly orderId: number
  readonly savesCard: boolean
  /** What the customer saw, euros; compared and never trusted. */
  readonly seen: number | undefined
  readonly keyed: KeyedRequest
}

/** Milliseconds until the reconciler first asks about a payment. */
const firstCheckAfter = 60_000

/**
 * The open payment of what an order or its open change still owes, for one provider: one per order and amount,
 * however often and from however many places it is asked for. Its row and key exist before the provider is called (trust 1).
 *
 * @throws ApiError `notFound`, `orderNotPayable`, `pricesChanged`, `paymentUnderReview`
 */
export async function openPaymentFor(
  { db, clock }: PaymentDependencies,
  provider: PaymentProvider,
  { userId, orderId, savesCard, seen, keyed }: PaymentRequest,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  return db.transaction(async (tx) => {
    await reserveKey(tx, keyed)
    const order = await lockOrder(tx, orderId)
    // Another's order answers exactly like an unknown one (trust 4).
    if (order?.userId !== userId) throw new ApiError('notFound')
    const now = new Date(clock())
    const due = await findDue(tx, order)
    if (!isPayable(due, now)) throw new ApiError('orderNotPayable')
    const { amount, changeId, processType, prices } = due
    if (seen !== undefined && fromEuros(seen) !== amount) {
      throw new ApiError('pricesChanged', { details: { prices: fromPrices(prices) } })
    }
    // Money may be on its way: no second payment is invited before that is known (trust 9).
    if (await findAwaitedPayment(tx, orderId)) throw new ApiError('paymentUnderReview')
    const payment = await openPayment(tx, {
      provider,
      orderId,
      changeId,
      processType,
      amount,
      savesCard,
      createdAt: now,
      nextCheckAt: new Date(now.getTime() + firstCheckAfter),
    })
    return { order, payment }
  })
}

/** Whether something is owed, and there is still time to pay it. */
export function isPayable(due: Due | null, at: Date): due is Due {
  return due !== null && due.payBefore > at
}

/** A provider's answer; one that cannot be had is a refusal that invites another try. */
export async function reached<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new ApiError('paymentProviderDown', { cause: error })
    throw error
  }
}

import type { Language } from '@colada/domain/wire/language'
import type { WireOrder } from '@colada/domain/orders/contract'
import { staffProcessTypes } from '@colada/domain/orders/process'
import { paymentWindow } from '@colada/domain/payment/window'
import { samePrices } from '@colada/domain/orders/price-order'
import { fromPrices, toPrices } from '@colada/domain/promotions/contract'
import { lockCustomer } from '../account/service.ts'
import type { Db, Executor } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import { ApiError } from '../plugins/errors.ts'
import { type KeyedRequest, runOnce } from '../plugins/idempotency.ts'
import { claimPlaces } from '../schedule/service.ts'
import { type ChangePlan, planChange } from './change-plan.ts'
import { addChange, hasTwinChange } from './change-repository.ts'
import type { ChangeRequest } from './change-request.ts'
import { carryOut, lapseOpenChange, placesGivenUp } from './changes.ts'
import { checkLargest, isPaidUpFront } from './due.ts'
import { toAddedItem, toLegMove } from './new-rows.ts'
import { findOrder, loadRecords, lockOrder, type OrderRecord, type OrderRow } from './repository.ts'
import { type OrderPayments, presentOrder } from './service.ts'

/** Seconds within which the same change without a key counts as the same change (trust 1). */
const twinWindow = 60
/** A change may find the payment of another open, close it, and find it open anew from another window. */
const mostRounds = 3

export interface ChangeOrderRequest extends ChangeRequest {
  readonly language: Language
  readonly keyed: KeyedRequest
  /** What is asked for, hashed. */
  readonly contentHash: string
}

export type ChangePayments = Pick<OrderPayments, 'hasOpenPayments' | 'closePayments'>

/** An open change whose payment may be under way stands where another is asked for. */
class PaymentInTheWay extends Error {
  override readonly name = 'PaymentInTheWay'
  readonly order: OrderRow

  constructor(order: OrderRow) {
    super(`A change of order ${order.id} is being paid.`)
    this.order = order
  }
}

/**
 * Changes an order that exists. What costs nothing, or is billed, takes effect at once; otherwise the change keeps its
 * places and waits to be paid, and replaces one that waited before, whose payment is closed at its provider first.
 *
 * @throws ApiError what `planChange` throws, and `pricesChanged`, `orderTooLarge`, `paymentUnderReview`, `paymentProviderDown`
 */
export async function changeOrder(
  db: Db,
  payments: ChangePayments,
  request: ChangeOrderRequest,
): Promise<{ new_order: WireOrder; orders: WireOrder[] }> {
  for (let round = 0; round < mostRounds; round += 1) {
    try {
      const answer = await db.transaction(async (tx) => {
        const placed = await runOnce(tx, request.keyed, () => placeChange(tx, payments, request))
        failPoint('change-before-commit')
        return placed
      })
      failPoint('change-after-commit')
      return answer
    } catch (error) {
      if (!(error instanceof PaymentInTheWay)) throw error
      await payments.closePayments(error.order)
    }
  }
  throw new ApiError('paymentUnderReview')
}

async function placeChange(tx: Executor, payments: ChangePayments, request: ChangeOrderRequest) {
  const { session, body, now } = request
  const at = new Date(now)
  await lockCustomer(tx, session.userId)
  const order = await lockOrder(tx, body.order_id)
  // Another's order answers exactly like an unknown one (trust 4).
  if (order?.userId !== session.userId) throw new ApiError('notFound')
  const since = new Date(now - twinWindow * 1000)
  const isTwin = request.keyed.key === null && (await hasTwinChange(tx, order.id, request.contentHash, since))
  if (!isTwin) {
    const [record] = await loadRecords(tx, [order])
    const plan = await planChange(tx, request, record!)
    if (!samePrices(plan.prices, toPrices(body.prices))) {
      throw new ApiError('pricesChanged', { details: { prices: fromPrices(plan.prices) } })
    }
    checkLargest(order.total + plan.prices.total)
    if (await payments.hasOpenPayments(tx, order.id)) throw new PaymentInTheWay(order)
    await writeChange(tx, request, record!, plan, at)
  }
  const changed = await findOrder(tx, order.id)
  const wire = await presentOrder(tx, changed!, request.language, now)
  return { new_order: wire, orders: [wire] }
}

/** The places first, all in one move, then the change, and its effect where nothing is to be paid. */
async function writeChange(
  tx: Executor,
  { session, body, contentHash }: ChangeOrderRequest,
  { order }: OrderRecord,
  { prices, lines, moves, solves }: ChangePlan,
  at: Date,
): Promise<void> {
  const legs = moves.map(toLegMove)
  const isCounter = staffProcessTypes.includes(body.process_type)
  const waits = !isCounter && isPaidUpFront({ total: prices.total, isBusiness: order.isBusiness })
  const lapsed = await lapseOpenChange(tx, order.id, at)
  const given = waits ? [] : await placesGivenUp(tx, order.id, legs)
  const take = moves.filter((move) => move.keepsPlace).map((move) => move.slot)
  await claimPlaces(tx, { userId: session.userId, take, free: [...lapsed, ...given] }, at)
  const change = await addChange(
    tx,
    {
      orderId: order.id,
      processType: body.process_type,
      status: waits ? 'open' : 'applied',
      items: prices.items,
      incidents: prices.incidents,
      due: waits ? prices.total : 0,
      addedItems: lines.map(toAddedItem),
      solves,
      contentHash,
      createdAt: at,
      payBefore: waits ? new Date(at.getTime() + paymentWindow * 1000) : null,
      closedAt: waits ? null : at,
    },
    legs,
  )
  if (!waits) await carryOut(tx, order, change, at)
}

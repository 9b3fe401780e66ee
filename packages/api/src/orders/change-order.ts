import type { Cents } from '@colada/domain/money/money'
import { openBalance } from '@colada/domain/orders/balance'
import type { WireOrder } from '@colada/domain/orders/contract'
import { isSamePrices } from '@colada/domain/orders/price-order'
import { counterWayOf } from '@colada/domain/orders/process'
import { mayPayCash } from '@colada/domain/payment/cash'
import { PAYMENT_WINDOW_SECONDS } from '@colada/domain/payment/window'
import { fromPrices, toPrices } from '@colada/domain/promotions/contract'
import { actorId } from '@colada/domain/staff/actor'
import type { Language } from '@colada/domain/wire/language'
import { hasCredit, lockCustomer } from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import { ApiError } from '../plugins/errors.ts'
import { type KeyedRequest, runOnce } from '../plugins/idempotency.ts'
import { claimPlaces } from '../schedule/service.ts'
import { recordServed } from '../staff/service.ts'
import { type ChangePlan, planChange } from './change-plan.ts'
import { addChange, hasDuplicateChange } from './change-repository.ts'
import type { ChangeRequest } from './change-request.ts'
import { applyEffects, placesToRelease } from './changes.ts'
import { checkMaxTotal, isPaidUpFront } from './due.ts'
import { toAddedItem } from './new-rows.ts'
import { bookOrder } from './on-account.ts'
import { type OrderCounter, toChangeGiven, toCounterFields } from './order-payments.ts'
import { presentOrder } from './present-orders.ts'
import { findOrder, loadRecords, lockOrder, type OrderRecord } from './repository.ts'

/** Without an idempotency key, an identical change within this time is a duplicate (trust 1). */
const DUPLICATE_WINDOW_SECONDS = 60

export interface ChangeOrderRequest extends ChangeRequest {
  readonly language: Language
  readonly keyed: KeyedRequest
  /** Hash of the requested change. */
  readonly contentHash: string
  readonly counter: OrderCounter
}

/**
 * Changes an existing order. A change that is free or billed is applied at once; otherwise it occupies its places and
 * stays open until it is paid, or given up: a second one is refused until then, so that nobody loses the first.
 *
 * @throws ApiError what `planChange` throws, and `changePending`, `pricesChanged`, `orderTooLarge`, `creditExceeded`
 */
export async function changeOrder(
  db: Db,
  request: ChangeOrderRequest,
): Promise<{ new_order: WireOrder; orders: WireOrder[]; change_given?: number }> {
  const response = await runTransaction(db, async (tx) => {
    const placed = await runOnce(tx, request.keyed, () => placeChange(tx, request))
    failPoint('change-before-commit')
    return placed
  })
  failPoint('change-after-commit')
  return response
}

async function placeChange(tx: Executor, request: ChangeOrderRequest) {
  const { actor, body, now } = request
  const at = new Date(now)
  await lockCustomer(tx, actor.userId)
  const order = await lockOrder(tx, body.order_id)
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if (order?.userId !== actor.userId) throw new ApiError('notFound')
  const since = new Date(now - DUPLICATE_WINDOW_SECONDS * 1000)
  const isDuplicateChange =
    request.keyed.key === null && (await hasDuplicateChange(tx, order.id, request.contentHash, since))
  let changeGiven: Cents | null = null
  if (!isDuplicateChange) {
    const [record] = await loadRecords(tx, [order])
    if (record!.change) throw new ApiError('changePending')
    const plan = await planChange(tx, request, record!)
    if (!isSamePrices(plan.prices, toPrices(body.prices))) {
      throw new ApiError('pricesChanged', { details: { prices: fromPrices(plan.prices) } })
    }
    const total = order.total + plan.prices.total
    checkMaxTotal(total)
    // An order with cash does not grow to the limit either.
    if (!mayPayCash(total) && (await request.counter.hasCash(tx, order.id))) throw new ApiError('cashLimit')
    changeGiven = await writeChange(tx, request, record!, plan, at)
  }
  const changed = await findOrder(tx, order.id)
  const wire = await presentOrder(tx, changed!, request.language, now)
  return { new_order: wire, orders: [wire], ...toChangeGiven(changeGiven) }
}

/**
 * Claims all places in one move, then writes the change, and applies it if it does not wait for a payment.
 * Returns the change of cash that was paid at a counter.
 */
async function writeChange(
  tx: Executor,
  { actor, body, contentHash, counter }: ChangeOrderRequest,
  { order }: OrderRecord,
  { prices, lines, moves, solves }: ChangePlan,
  at: Date,
): Promise<Cents | null> {
  const legs = moves.map(({ slot: _slot, ...leg }) => leg)
  const way = actor.kind === 'staff' ? counterWayOf(body.process_type) : null
  // Amounts of an order that were too small to be charged add up (decisions: Money).
  const due = prices.total + openBalance(order)
  const isOnAccount = order.isOnAccount && body.pay_now !== 1 && (await hasCredit(tx, order.userId))
  const isPayable = way === null && prices.total > 0 && isPaidUpFront({ isOnAccount }, due)
  const released = isPayable ? [] : await placesToRelease(tx, order.id, legs)
  const take = moves.flatMap(({ keepsPlace, slot }) => (keepsPlace && slot ? [slot] : []))
  await claimPlaces(tx, { userId: actor.userId, take, free: released }, at)
  const change = await addChange(
    tx,
    {
      orderId: order.id,
      processType: body.process_type,
      status: isPayable ? 'open' : 'applied',
      items: prices.items,
      pickup: prices.pickup,
      delivery: prices.delivery,
      incidents: prices.incidents,
      due: isPayable || way !== null ? due : 0,
      addedItems: lines.map(toAddedItem),
      solves,
      contentHash,
      actorKind: actor.kind,
      actorId: actorId(actor),
      createdAt: at,
      payBefore: isPayable ? new Date(at.getTime() + PAYMENT_WINDOW_SECONDS * 1000) : null,
      closedAt: isPayable ? null : at,
    },
    legs,
  )
  const action = { action: 'order-changed', subjectKind: 'change', subjectId: change.change.id } as const
  const after = { process: body.process_type }
  await recordServed(tx, actor, { ...action, orderId: order.id, after }, at)
  if (isPayable) return null
  await applyEffects(tx, order, change, { actor }, at)
  let changeGiven: Cents | null = null
  if (actor.kind === 'staff' && way !== null && due > 0) {
    const changed = (await findOrder(tx, order.id))!
    const payment = { order: changed, changeId: change.change.id, amount: due, way, ...toCounterFields(body) }
    changeGiven = await counter.takePayment(tx, actor, payment, at)
  }
  // What a cancelled order kept is booked; its return changes nothing.
  if (!order.isReturnDue) await bookOrder(tx, order.id, at, { isWithinLimit: isOnAccount })
  return changeGiven
}

import type { WireCartItem } from '@colada/domain/cart/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { canMove } from '@colada/domain/orders/transitions'
import { readCart } from '../cart/service.ts'
import type { Database } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { rewardReferrer } from '../promotions/service.ts'
import { absenceWords, garmentsWords } from './incident-words.ts'
import { addIncident, solveIncidents } from './incidents.ts'
import { findOrderByLocator, lockOrder } from './repository.ts'
import { acceptOrder, moveOrder, type OrderPayments } from './service.ts'

export interface Move {
  readonly locator: string
  readonly from: OrderStatus
  readonly to: OrderStatus
}

export interface MoveDependencies extends Pick<OrderPayments, 'refundCancelled'> {
  readonly database: Pick<Database, 'db'>
  /** Returns epoch milliseconds. */
  readonly clock: () => number
}

/** Statuses in which somebody has to act before the order goes on (spec 000 §4). */
const troubled = new Map<OrderStatus, 'absence' | 'garments'>([
  [orderStatus.absentAtPickup, 'absence'],
  [orderStatus.absentAtDelivery, 'absence'],
  [orderStatus.incident, 'garments'],
])

/**
 * Moves an order by its number, as operations do: one allowed step and what it brings, in one commit.
 * `missingItems` are what an incident found missing.
 *
 * @throws ApiError `invalid` for missing garments without an incident, `cartRefused` for what is not sold, `notFound` for an unknown number, `transitionRefused` where decisions do not allow the step
 */
export async function moveOrderByLocator(
  deps: MoveDependencies,
  locator: string,
  to: OrderStatus,
  missingItems: readonly WireCartItem[] = [],
): Promise<Move> {
  const trouble = troubled.get(to)
  if (missingItems.length > 0 && trouble !== 'garments') throw new ApiError('invalid')
  const at = new Date(deps.clock())
  return deps.database.db.transaction(async (tx) => {
    if (missingItems.length > 0) await readCart(tx, missingItems, true)
    const found = await findOrderByLocator(tx, locator)
    const before = found && (await lockOrder(tx, found.id))
    if (!before) throw new ApiError('notFound')
    const from = before.status
    if (!canMove(from, to)) throw new ApiError('transitionRefused', { details: { from, to } })
    // Refund before places and coupon: the one order in which locks are taken (trust 3).
    if (to === orderStatus.cancelled) await deps.refundCancelled(tx, before, at)
    const moved = await moveOrder(tx, before.id, to, at)
    await solveIncidents(tx, moved.id, at)
    if (trouble) {
      const words = trouble === 'absence' ? absenceWords : garmentsWords
      await addIncident(tx, {
        orderId: moved.id,
        kind: trouble,
        descriptionEs: words.es,
        descriptionEn: words.en,
        missingItems: [...missingItems],
        createdAt: at,
      })
    }
    if (from === orderStatus.pendingPayment && to === orderStatus.created) await acceptOrder(tx, moved, at)
    if (to === orderStatus.delivered) await rewardReferrer(tx, moved.id, at)
    return { locator: moved.locator, from, to }
  })
}

import type { WireCartItem } from '@colada/domain/cart/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { canTransition } from '@colada/domain/orders/transitions'
import { readCart } from '../cart/service.ts'
import { type Database, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { rewardReferrer } from '../promotions/service.ts'
import { absenceMessage, garmentsMessage } from './incident-messages.ts'
import { addIncident, solveIncidents } from './incidents.ts'
import { enqueueProgress } from './progress-mail.ts'
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

/** Statuses in which an incident blocks the order (spec 000 §4). */
const incidentKinds = new Map<OrderStatus, 'absence' | 'garments'>([
  [orderStatus.absentAtPickup, 'absence'],
  [orderStatus.absentAtDelivery, 'absence'],
  [orderStatus.incident, 'garments'],
])

/**
 * Moves an order to another status for operations: one allowed transition and its effects, in one transaction.
 *
 * @param missingItems the garments that an incident found missing
 * @throws ApiError `invalid` for missing garments without an incident, `cartRefused` for products that are not sold,
 * `notFound` for an unknown locator, `transitionRefused` for a transition that is not allowed
 */
export async function moveOrderByLocator(
  deps: MoveDependencies,
  locator: string,
  to: OrderStatus,
  missingItems: readonly WireCartItem[] = [],
): Promise<Move> {
  const incidentKind = incidentKinds.get(to)
  if (missingItems.length > 0 && incidentKind !== 'garments') throw new ApiError('invalid')
  const at = new Date(deps.clock())
  return runTransaction(deps.database.db, async (tx) => {
    if (missingItems.length > 0) await readCart(tx, missingItems, true)
    const found = await findOrderByLocator(tx, locator)
    const before = found && (await lockOrder(tx, found.id))
    if (!before) throw new ApiError('notFound')
    const from = before.status
    if (!canTransition(from, to, before.kind))
      throw new ApiError('transitionRefused', { details: { from, to } })
    // Lock order: refunds before places and coupon (trust 3).
    if (to === orderStatus.cancelled) await deps.refundCancelled(tx, before, at)
    const moved = await moveOrder(tx, before.id, to, at)
    await solveIncidents(tx, moved.id, at)
    await enqueueProgress(tx, moved, to, at)
    if (incidentKind) {
      const description = incidentKind === 'absence' ? absenceMessage : garmentsMessage
      await addIncident(tx, {
        orderId: moved.id,
        kind: incidentKind,
        descriptionEs: description.es,
        descriptionEn: description.en,
        missingItems: [...missingItems],
        createdAt: at,
      })
    }
    if (from === orderStatus.pendingPayment && to === orderStatus.created) await acceptOrder(tx, moved, at)
    if (to === orderStatus.delivered) await rewardReferrer(tx, moved.id, at)
    return { locator: moved.locator, from, to }
  })
}

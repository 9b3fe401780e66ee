import { type OrderStatus, orderStatus } from '../orders/status.ts'
import { getNextStatuses } from '../orders/transitions.ts'
import type { StaffActor } from './actor.ts'

const { created, absentAtPickup, collected, washing, incident, washed } = orderStatus
const { absentAtDelivery, outForDelivery, delivered, cancelled, error } = orderStatus

/** What a counter may do with an order; operations may do everything that the order allows (operations: states). */
const counterMoves: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  [created]: [collected, cancelled],
  [absentAtPickup]: [cancelled],
  [collected]: [washing, incident, cancelled],
  [washing]: [washed, incident],
  [washed]: [delivered, incident],
  [incident]: [washing, washed, outForDelivery],
  [outForDelivery]: [incident],
  [absentAtDelivery]: [washed, delivered],
}

/** Moves that need a reason. */
const withReason: readonly OrderStatus[] = [cancelled, error]

/** Returns the statuses to which a member may move an order. */
export function staffMovesOf(
  { roles }: Pick<StaffActor, 'roles'>,
  from: OrderStatus,
): readonly OrderStatus[] {
  const allowed = getNextStatuses(from)
  if (roles.includes('operations')) return allowed
  if (!roles.includes('counter')) return []
  return allowed.filter((to) => counterMoves[from]?.includes(to))
}

/** Whether a move needs a reason. */
export function needsReason(to: OrderStatus): boolean {
  return withReason.includes(to)
}

import { toEuros } from '@colada/domain/money/money'
import { openBalance } from '@colada/domain/orders/balance'
import { orderStatus } from '@colada/domain/orders/status'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { needsReason, staffMovesOf } from '@colada/domain/staff/transition-rights'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import type { OrderRow } from './repository.ts'
import { findStorage } from './storage.ts'

/** A counter refunds up to this amount without operations, cents. */
const MAX_COUNTER_REFUND_CENTS = 5000

/**
 * Checks that a member may move an order, which is locked, and records it.
 *
 * @throws ApiError `versionChanged`, `transitionRefused`, `invalid` without a reason, `approvalRequired` for a large
 * refund, `balanceDue` for a handover that is not paid
 */
export async function guardStaffMove(
  tx: Executor,
  order: OrderRow,
  { status: to, version, reason }: EndpointBody<typeof moveStaffOrder>,
  { actor, at }: { readonly actor: StaffActor; readonly at: Date },
): Promise<void> {
  const { id, status: from, userId } = order
  if (order.version !== version) throw new ApiError('versionChanged')
  if (!staffMovesOf(actor, from).includes(to))
    throw new ApiError('transitionRefused', { details: { from, to } })
  if (needsReason(to) && reason === '') throw new ApiError('invalid', { errors: { reason: ['required'] } })
  if (!actor.roles.includes('operations')) await checkCounterLimits(tx, order, to, at)
  const subject = { subjectKind: 'order', subjectId: id, orderId: id, customerId: userId } as const
  const change = { before: { status: from }, after: { status: to } }
  await recordAction(tx, actor, { action: 'order-moved', ...subject, ...change, reason: reason || null }, at)
}

async function checkCounterLimits(tx: Executor, order: OrderRow, to: number, at: Date): Promise<void> {
  const refund = order.paid - order.refundsTotal
  if (to === orderStatus.cancelled && refund > MAX_COUNTER_REFUND_CENTS)
    throw new ApiError('approvalRequired')
  if (to !== orderStatus.delivered) return
  const due = openBalance(order) + ((await findStorage(tx, order, at))?.fee ?? 0)
  if (due > 0) throw new ApiError('balanceDue', { details: { precio_pendiente: toEuros(due) } })
}

import { toEuros } from '@colada/domain/money/money'
import { openBalance } from '@colada/domain/orders/balance'
import { orderStatus } from '@colada/domain/orders/status'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { moveStaffOrder } from '@colada/domain/staff/orders-contract'
import { needsReason, staffMovesOf } from '@colada/domain/staff/transition-rights'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { Executor } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import {
  assertConfirmed,
  hasOtherRecorded,
  type PinCheck,
  recordAction,
  requirePin,
} from '../staff/service.ts'
import { loadOrder } from './find-orders.ts'
import type { OrderPayments } from './order-payments.ts'
import { findOrderByLocator, type OrderRow } from './repository.ts'
import { findStorage } from './storage.ts'

interface MoveContext extends Pick<OrderPayments, 'previewCancellation'> {
  readonly actor: StaffActor
  readonly at: Date
  readonly pin: PinCheck
}

/**
 * Checks that a member may move an order, which is locked, and records it.
 *
 * @throws ApiError `versionChanged`, `transitionRefused`, `invalid` without a reason, `approvalRequired` for a large
 * refund that nobody else has proposed, `pinRequired`, `balanceDue` for a handover that is not paid
 */
export async function guardStaffMove(
  tx: Executor,
  order: OrderRow,
  { status: to, version, reason, fault = 'customer' }: EndpointBody<typeof moveStaffOrder>,
  { actor, at, pin, previewCancellation }: MoveContext,
): Promise<void> {
  const { id, status: from, userId } = order
  if (order.version !== version) throw new ApiError('versionChanged')
  if (!staffMovesOf(actor, from).includes(to))
    throw new ApiError('transitionRefused', { details: { from, to } })
  if (needsReason(to) && reason === '') throw new ApiError('invalid', { errors: { reason: ['required'] } })
  // Its refunds are made by hand (operations §4).
  if (to === orderStatus.error) await requirePin(tx, actor, { pin, at })
  if (to === orderStatus.cancelled) {
    const { refund: amount } = await previewCancellation(tx, await loadOrder(tx, order), fault)
    const proposal = { action: 'cancellation-proposed', orderId: id, after: { version, fault } } as const
    const isProposed = () => hasOtherRecorded(tx, actor, proposal)
    await assertConfirmed(tx, actor, { act: 'cancellation', amount }, { pin, isProposed, at })
  }
  if (to === orderStatus.delivered && !actor.roles.includes('operations')) await checkPaid(tx, order, at)
  const subject = { subjectKind: 'order', subjectId: id, orderId: id, customerId: userId } as const
  const change = { before: { status: from }, after: { status: to } }
  await recordAction(tx, actor, { action: 'order-moved', ...subject, ...change, reason: reason || null }, at)
}

async function checkPaid(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  const due = openBalance(order) + ((await findStorage(tx, order, at))?.fee ?? 0)
  if (due > 0) throw new ApiError('balanceDue', { details: { precio_pendiente: toEuros(due) } })
}

/** Records that a member wants to cancel an order, which a second person has to do. */
export async function proposeCancellation(
  executor: Executor,
  locator: string,
  { version, fault = 'customer', reason }: EndpointBody<typeof moveStaffOrder>,
  { actor, at }: Pick<MoveContext, 'actor' | 'at'>,
): Promise<void> {
  const order = await findOrderByLocator(executor, locator)
  if (!order) throw new ApiError('notFound')
  const { id, userId } = order
  const subject = { subjectKind: 'order', subjectId: id, orderId: id, customerId: userId } as const
  const action = { action: 'cancellation-proposed', ...subject, after: { version, fault }, reason } as const
  await recordAction(executor, actor, action, at)
}

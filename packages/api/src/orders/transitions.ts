import type { Store } from '@colada/domain/coverage/stores'
import type { CancellationFault } from '@colada/domain/orders/cancellation'
import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { returnToSavedCart } from '../cart/service.ts'
import type { Executor } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { createVoucher, endVoucher, findRedeemedCode, releaseCoupon } from '../promotions/service.ts'
import { movePlaces } from '../schedule/service.ts'
import { lapseOpenChange } from './changes.ts'
import { loadOrder } from './find-orders.ts'
import { garmentsOf } from './garments.ts'
import type { OrderPayments } from './order-payments.ts'
import { enqueueProgress } from './progress-mail.ts'
import {
  changeStatus,
  findHeldLegs,
  lockOrder,
  type OrderRow,
  releaseLegs,
  type StepCause,
} from './repository.ts'
import { deliverAtStore, recordDropOff } from './store-legs.ts'

/**
 * Moves an order to another status, but not to a cancellation ({@link cancelOrder}): its open change lapses, and the
 * customer gets the mail about the status, if it has one. The caller holds the order's lock.
 *
 * @param options.handedOverAt the store that has the garments now and hands them over
 * @throws ApiError `transitionRefused`
 */
export async function moveOrder(
  tx: Executor,
  orderId: number,
  to: OrderStatus,
  cause: StepCause,
  at: Date,
  { handedOverAt }: { readonly handedOverAt?: Store | undefined } = {},
): Promise<OrderRow> {
  const moved = await changeStatus(tx, orderId, to, { ...cause, at })
  if (!moved) throw new ApiError('transitionRefused')
  if (to === orderStatus.collected) await recordDropOff(tx, moved.order, at)
  const freed = handedOverAt ? await deliverAtStore(tx, moved.order, handedOverAt, at) : []
  await enqueueProgress(tx, moved.order, moved.stepId, at)
  // Any transition makes the open change obsolete.
  await movePlaces(tx, { free: [...freed, ...(await lapseOpenChange(tx, orderId, at))] })
  return moved.order
}

/**
 * Cancels an order: its open change lapses, and its places and coupon are released in the same transaction. Where the
 * garments are with the shop, the delivery leg is kept to return them. The caller holds the order's lock.
 *
 * @throws ApiError `transitionRefused`
 */
export async function cancelOrder(
  tx: Executor,
  orderId: number,
  { fault, isReturnDue, ...cause }: { fault: CancellationFault; isReturnDue: boolean } & StepCause,
  at: Date,
): Promise<OrderRow> {
  const changes = { cancelledFault: fault, isReturnDue }
  const cancelled = await changeStatus(tx, orderId, orderStatus.cancelled, { ...cause, at, changes })
  if (!cancelled) throw new ApiError('transitionRefused')
  const places = await lapseOpenChange(tx, orderId, at)
  const legs = (await findHeldLegs(tx, orderId)).filter(({ leg }) => !(isReturnDue && leg === 'delivery'))
  if (legs.length > 0) await releaseLegs(tx, orderId, at, legs)
  // Lock order: places first, coupon last (trust 3).
  await movePlaces(tx, { free: [...places, ...legs.flatMap((leg) => leg.slotId ?? [])] })
  await releaseCoupon(tx, orderId, at)
  await endVoucher(tx, orderId, at)
  return cancelled.order
}

/**
 * Cancels an order that is not paid: its places and its code are free again, and its garments and the code return to the
 * customer's cart, in one transaction. Its payments were closed at their providers before.
 *
 * @returns the order; `null` when it is no longer unpaid or has an open payment
 */
export async function cancelUnpaid(
  tx: Executor,
  orderId: number,
  { hasOpenPayments, actor }: Pick<OrderPayments, 'hasOpenPayments'> & StepCause,
  at: Date,
): Promise<OrderRow | null> {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== orderStatus.pendingPayment || (await hasOpenPayments(tx, orderId))) return null
  const lines = garmentsOf(await loadOrder(tx, order)).map(({ line }) => line)
  const promoCode = await findRedeemedCode(tx, orderId)
  const cancelled = await cancelOrder(tx, orderId, { fault: 'customer', isReturnDue: false, actor }, at)
  await returnToSavedCart(tx, order.userId, { cart: { lines }, promoCode }, at)
  return cancelled
}

/** Accepts an order that is paid or billed: queues the confirmation mail and creates the code of packs. */
export async function acceptOrder(tx: Executor, order: OrderRow, at: Date): Promise<void> {
  const { id, language } = order
  await enqueueMails(tx, [{ kind: 'order-confirmation', subjectId: id, cause: id, language }], at)
  if (order.kind !== 'voucher') return
  const { items } = await loadOrder(tx, order)
  await createVoucher(tx, order, items, at)
}

import type { Cents } from '@colada/domain/money/money'
import { openBalance } from '@colada/domain/orders/balance'
import { changeOf, mayPayCash } from '@colada/domain/payment/cash'
import type { StaffActor } from '@colada/domain/staff/actor'
import { mayRecordTransfer } from '@colada/domain/staff/rights'
import type { Executor } from '../database/connection.ts'
import { invoiceAtEnd } from '../invoices/service.ts'
import {
  type CounterPayment,
  findOrder,
  incrementPaidAmounts,
  lockOrder,
  type OrderCounter,
  type OrderRow,
} from '../orders/service.ts'
import { addCounterPayment, hasCash } from '../payment/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAction } from '../staff/service.ts'
import { chooseDrawer } from './choose.ts'
import { addMovement } from './repository.ts'

/** The counter's functions that `orders` depends on. */
export const orderCounter: OrderCounter = { takePayment, hasCash }

/**
 * Records money that was taken at a counter: the payment, what is paid of the order, the cash in the drawer, and who took
 * it, in one transaction. The caller holds the order's lock.
 *
 * @returns the change; 0 without cash
 * @throws ApiError `invalid` for too little cash or a missing reference, `cashLimit`, `noOpenDrawer`
 */
async function takePayment(
  tx: Executor,
  actor: StaffActor,
  { order, changeId, amount, way, received, reference, drawerId }: CounterPayment,
  at: Date,
): Promise<Cents> {
  const isCash = way === 'cash'
  if (isCash && !mayPayCash(order.total)) throw new ApiError('cashLimit')
  if (!isCash && reference === '') throw new ApiError('invalid', { errors: { terminal_ref: ['required'] } })
  const given = received ?? amount
  const changeGiven = isCash ? changeOf(amount, given) : 0
  if (changeGiven === null) throw new ApiError('invalid', { errors: { cash_received: ['amount-too-low'] } })
  const drawer = isCash ? await chooseDrawer(tx, actor, drawerId) : null
  const paymentId = await addCounterPayment(tx, {
    orderId: order.id,
    changeId,
    provider: way,
    processType: order.processType,
    amount,
    captured: amount,
    status: 'succeeded',
    staffId: actor.staffId,
    createdAt: at,
    nextCheckAt: at,
    settledAt: at,
    ...(isCash ? { drawerId: drawer, received: given, changeGiven } : { reference }),
  })
  await incrementPaidAmounts(tx, order.id, { paid: amount })
  invoiceAtEnd(tx, order.id, at)
  if (drawer !== null) {
    const movement = { drawerId: drawer, kind: 'sale', amount, paymentId, orderId: order.id } as const
    await addMovement(tx, actor, movement, at)
  }
  const subject = {
    subjectKind: 'payment',
    subjectId: paymentId,
    orderId: order.id,
    customerId: order.userId,
  }
  await recordAction(tx, actor, { action: 'payment-taken', ...subject, after: { way, amount } }, at)
  return changeGiven
}

/** A payment of what an accepted order still owes, or of a part of it. */
export interface BalancePayment extends Pick<CounterPayment, 'way' | 'received' | 'reference' | 'drawerId'> {
  readonly orderId: number
  /** The version of the order that the member has seen. */
  readonly version: number
  /** Cents; null for all of it. */
  readonly amount: Cents | null
}

/**
 * Takes money for an order that is not paid in full.
 *
 * @throws ApiError `notFound`, `versionChanged`, `orderNotPayable` when nothing is owed, `forbidden` for a transfer
 * without the role of operations, and what {@link takePayment} throws
 */
export async function takeBalance(
  tx: Executor,
  actor: StaffActor,
  { orderId, version, amount, ...payment }: BalancePayment,
  at: Date,
): Promise<{ readonly order: OrderRow; readonly changeGiven: Cents }> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new ApiError('notFound')
  if (order.version !== version) throw new ApiError('versionChanged')
  if (payment.way === 'transfer' && !mayRecordTransfer(actor)) throw new ApiError('forbidden')
  const owed = openBalance(order)
  if (owed === 0) throw new ApiError('orderNotPayable')
  const taken = amount ?? owed
  if (taken <= 0 || taken > owed) {
    const problem = taken > owed ? 'amount-too-high' : 'invalid'
    throw new ApiError('invalid', { errors: { amount: [problem] } })
  }
  const changeGiven = await takePayment(tx, actor, { order, changeId: null, amount: taken, ...payment }, at)
  return { order: (await findOrder(tx, orderId))!, changeGiven }
}

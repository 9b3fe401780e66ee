import { runTransaction } from '../database/connection.ts'
import { findDue, findOrder } from '../orders/service.ts'
import { closePayment } from './closing.ts'
import type { PaymentDependencies } from './opening.ts'
import { checkPayPal } from './paypal.ts'
import type { PaymentRow } from './repository.ts'
import { settle } from './settle.ts'

/** Reconciles an open payment with its provider. */
export async function checkPayment(deps: PaymentDependencies, payment: PaymentRow): Promise<void> {
  const order = await findOrder(deps.db, payment.orderId)
  if (!order) return
  const due = await findDue(deps.db, order)
  // The order or change is already paid, cancelled or replaced.
  if (due?.changeId !== payment.changeId) return closePayment(deps, order, payment)
  if (payment.provider === 'paypal') return checkPayPal(deps, payment)
  if (payment.providerId === null) return
  const intent = await deps.cards.findIntent(payment.providerId)
  await runTransaction(deps.db, (tx) => settle(tx, intent, new Date(deps.clock())))
}

import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { PAYMENT_WINDOW_SECONDS, REFUND_DAYS } from '@colada/domain/payment/window'
import { routePath } from '@colada/domain/routes/route-path'
import type { MailContent, MailOf } from '@colada/mails'
import { type Customer, findCustomer } from '../account/service.ts'
import type { Db } from '../database/connection.ts'
import type { Mail } from '../gateways/mailer.ts'
import { createMail, type OutboxRow, renderOrderConfirmation } from '../mail/service.ts'
import { confirmationOf, findOrder, type OrderRow } from '../orders/service.ts'
import { findRefund } from '../payment/service.ts'

interface MailSource {
  readonly db: Db
  readonly publicUrl: string
}

const progress = new Map<OrderStatus | null, MailOf<'order-progress'>['status']>([
  [orderStatus.collected, 'collected'],
  [orderStatus.outForDelivery, 'out-for-delivery'],
  [orderStatus.delivered, 'delivered'],
  [orderStatus.absentAtPickup, 'absent-at-pickup'],
  [orderStatus.absentAtDelivery, 'absent-at-delivery'],
  [orderStatus.incident, 'incident'],
  // Sent where the customer has answered an incident only.
  [orderStatus.washing, 'incident-answered'],
])

/** Renders a mail about an order. */
export async function createOrderMail(
  deps: MailSource,
  row: OutboxRow & { readonly orderId: number },
): Promise<Mail> {
  const { db, publicUrl } = deps
  const order = await findOrder(db, row.orderId)
  const customer = order && (await findCustomer(db, order.userId))
  if (!customer) throw new Error(`Order ${row.orderId} has no customer.`)
  if (row.kind === 'order-confirmation' || row.kind === 'order-change') {
    const confirmation = await confirmationOf(db, row)
    return renderOrderConfirmation({ ...confirmation, customer, language: row.language }, publicUrl)
  }
  return createMail(
    {
      to: { name: customer.firstName, address: customer.email },
      messageId: `<order-${order.locator}-${row.id}@${new URL(publicUrl).hostname}>`,
    },
    await contentOf(deps, row, order, customer),
  )
}

async function contentOf(
  { db, publicUrl }: MailSource,
  row: OutboxRow,
  { id, locator, total }: OrderRow,
  { firstName }: Customer,
): Promise<MailContent> {
  const { language } = row
  const common = { language, firstName, locator }
  if (row.kind === 'order-payment-failed') {
    const cartUrl = publicUrl + routePath(language, 'Carrito')
    return { ...common, kind: 'payment-failed', total, minutes: PAYMENT_WINDOW_SECONDS / 60, cartUrl }
  }
  if (row.kind === 'order-refund') {
    const refund = await findRefund(db, row.refundId!)
    if (!refund) throw new Error(`Mail ${row.id} has no refund.`)
    return { ...common, kind: 'refund', amount: refund.amount, method: refund.provider, days: REFUND_DAYS }
  }
  const status = progress.get(row.orderStatus)
  if (!status) throw new Error(`Mail ${row.id} has no known status.`)
  const orderUrl = publicUrl + routePath(language, 'OrderDetail', { id })
  return { ...common, kind: 'order-progress', status, orderUrl }
}

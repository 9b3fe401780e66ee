import { centsOf, moneyOf } from './amounts.ts'
import { newPayPalId } from './identifiers.ts'
import { notFound, unprocessable } from './paypal-error.ts'
import { type PayPal, isoNow } from './provider.ts'
import type { Capture, Money, Order, Refund } from './records.ts'

/** A capture as a webhook resource, with the id of its order. */
export function captureResource(order: Order, capture: Capture): object {
  return { ...capture, supplementary_data: { related_ids: { order_id: order.id } } }
}

/**
 * Ends the review of a capture that was pending.
 *
 * @throws PayPalError 422 when it is not pending
 */
export function decideCapture(paypal: PayPal, id: string, status: 'COMPLETED' | 'DECLINED'): Capture {
  const { order, capture } = captureById(paypal, id)
  if (capture.status !== 'PENDING') throw unprocessable('CAPTURE_STATUS_NOT_VALID', 'It is decided already.')
  const { status_details: _, ...rest } = capture
  const updated = storeCapture(paypal, order, { ...rest, status })
  const type = status === 'DECLINED' ? 'PAYMENT.CAPTURE.DENIED' : 'PAYMENT.CAPTURE.COMPLETED'
  paypal.announce(type, 'capture', captureResource(order, updated))
  return updated
}

/**
 * Refunds `amount`, by default the rest of the capture.
 *
 * @throws PayPalError 422 when nothing was captured, or `amount` exceeds the rest
 */
export function refundCapture(paypal: PayPal, id: string, request: { amount?: Money }): Refund {
  const { order, capture } = captureById(paypal, id)
  if (capture.status === 'REFUNDED') {
    throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.')
  }
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED') {
    throw unprocessable('REFUND_NOT_ALLOWED', 'Nothing was taken.')
  }
  const refunds = paypal.refunds.list((refund) => refund.capture === id)
  const left =
    centsOf(capture.amount, 'amount') - refunds.reduce((sum, each) => sum + centsOf(each.amount, 'amount'), 0)
  const amount = request.amount ? centsOf(request.amount, '/amount') : left
  if (amount < 1 || amount > left) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    )
  }
  const refund = paypal.refunds.put({
    id: newPayPalId(),
    capture: id,
    status: 'COMPLETED' as const,
    amount: moneyOf(amount),
    create_time: isoNow(paypal),
  })
  storeCapture(paypal, order, { ...capture, status: amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED' })
  paypal.announce('PAYMENT.CAPTURE.REFUNDED', 'refund', refund)
  return refund
}

/** @throws PayPalError 404 when it does not exist. */
function captureById(paypal: PayPal, id: string): { order: Order; capture: Capture } {
  for (const order of paypal.orders.list((each) => each.status === 'COMPLETED')) {
    const capture = order.purchase_units[0].payments?.captures.find((each) => each.id === id)
    if (capture) return { order, capture }
  }
  throw notFound()
}

function storeCapture(paypal: PayPal, order: Order, capture: Capture): Capture {
  const stored = { ...capture, update_time: isoNow(paypal) }
  const [unit] = order.purchase_units
  paypal.orders.put({ ...order, purchase_units: [{ ...unit, payments: { captures: [stored] } }] })
  return stored
}

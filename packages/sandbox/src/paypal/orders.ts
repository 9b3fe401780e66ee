import { checkAmounts } from './amounts.ts'
import { captureResource } from './captures.ts'
import { newPayPalId } from './identifiers.ts'
import { malformed, notFound, unprocessable } from './paypal-error.ts'
import { type PayPal, isoNow } from './provider.ts'
import type { Capture, CaptureStatus, Instrument, Order, PurchaseUnit } from './records.ts'

type OrderRequest = { intent?: string; purchase_units?: PurchaseUnit[]; payment_source?: unknown }

/**
 * Creates an order with intent `CAPTURE` and one purchase unit.
 *
 * @throws PayPalError when the request is invalid or its amounts do not add up
 */
export function createOrder(paypal: PayPal, request: OrderRequest): Order {
  const { intent, purchase_units: units = [], payment_source: source } = request
  if (intent !== 'CAPTURE') {
    throw malformed(
      'INVALID_PARAMETER_VALUE',
      '/intent',
      'Only orders that are captured at once are known here.',
    )
  }
  const [unit] = units
  if (!unit || units.length !== 1) {
    throw malformed('INVALID_ARRAY_MAX_ITEMS', '/purchase_units', 'Exactly one purchase unit is known here.')
  }
  checkText(unit.description, 127, 'description')
  checkText(unit.custom_id, 255, 'custom_id')
  checkAmounts(unit)
  const time = isoNow(paypal)
  return paypal.orders.put({
    id: newPayPalId(),
    intent,
    status: source === undefined ? 'CREATED' : 'PAYER_ACTION_REQUIRED',
    ...(source !== undefined && { payment_source: source }),
    purchase_units: [{ ...unit, reference_id: unit.reference_id ?? 'default' }],
    create_time: time,
    update_time: time,
    instrument: null,
  })
}

/** @throws PayPalError 404 when it does not exist. */
export function orderById(paypal: PayPal, id: string): Order {
  const order = paypal.orders.get(id)
  if (!order) throw notFound()
  return order
}

/** The wire format of an order. */
export function serializeOrder(order: Order): object {
  const { instrument: _, ...wireOrder } = order
  return wireOrder
}

/**
 * Records the buyer's approval and the chosen instrument.
 *
 * @throws PayPalError 422 when the order is already captured
 */
export function approveOrder(paypal: PayPal, id: string, instrument: Instrument = 'balance'): Order {
  const order = orderById(paypal, id)
  if (order.status === 'COMPLETED') throw alreadyCaptured()
  const approved = paypal.orders.put({
    ...order,
    status: 'APPROVED',
    payer: { payer_id: 'BUYER0COLADA1', email_address: 'buyer@paypal.example' },
    update_time: isoNow(paypal),
    instrument,
  })
  paypal.announce('CHECKOUT.ORDER.APPROVED', 'checkout-order', serializeOrder(approved))
  return approved
}

const outcomes: Record<Exclude<Instrument, 'declined'>, CaptureStatus> = {
  balance: 'COMPLETED',
  denied: 'DECLINED',
  pending: 'PENDING',
}

/**
 * Captures an approved order, once.
 *
 * @throws PayPalError 422 `ORDER_NOT_APPROVED`, `ORDER_ALREADY_CAPTURED`, `INSTRUMENT_DECLINED`
 */
export function captureOrder(paypal: PayPal, id: string): Order {
  const order = orderById(paypal, id)
  if (order.status === 'COMPLETED') throw alreadyCaptured()
  if (order.status !== 'APPROVED' || order.instrument === null) {
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.')
  }
  if (order.instrument === 'declined') {
    paypal.orders.put({ ...order, status: 'PAYER_ACTION_REQUIRED', instrument: null })
    throw unprocessable(
      'INSTRUMENT_DECLINED',
      'The instrument presented was either declined by the processor or bank, or it can’t be used for this payment.',
    )
  }
  const [unit] = order.purchase_units
  const time = isoNow(paypal)
  const status = outcomes[order.instrument]
  const capture: Capture = {
    id: newPayPalId(),
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
    final_capture: true,
    ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
    create_time: time,
    update_time: time,
  }
  const captured = paypal.orders.put({
    ...order,
    status: 'COMPLETED',
    purchase_units: [{ ...unit, payments: { captures: [capture] } }],
    update_time: time,
  })
  const type = status === 'DECLINED' ? 'PAYMENT.CAPTURE.DENIED' : `PAYMENT.CAPTURE.${status}`
  paypal.announce(type, 'capture', captureResource(captured, capture))
  return captured
}

function alreadyCaptured() {
  return unprocessable(
    'ORDER_ALREADY_CAPTURED',
    'Order already captured. If intent=CAPTURE only one capture per order is allowed.',
  )
}

function checkText(text: unknown, maxLength: number, name: string): void {
  if (text === undefined || (typeof text === 'string' && text.length >= 1 && text.length <= maxLength)) return
  throw malformed(
    'INVALID_STRING_LENGTH',
    `/purchase_units/0/${name}`,
    `Must have 1 to ${maxLength} characters.`,
  )
}

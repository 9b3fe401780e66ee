/** PayPal's objects as they are stored and, except for `instrument`, serialized. Amounts are euros as strings. */

export type Money = { currency_code: string; value: string }

/** The parts of an amount: additions and deductions. */
export type Breakdown = {
  [Part in 'item_total' | 'shipping' | 'handling' | 'tax_total' | 'insurance']?: Money
} & { [Part in 'discount' | 'shipping_discount']?: Money }

export type Item = { name: string; quantity: string; unit_amount: Money; [detail: string]: unknown }

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'

export type Capture = {
  id: string
  status: CaptureStatus
  status_details?: { reason: string }
  amount: Money
  final_capture: true
  custom_id?: string
  create_time: string
  update_time: string
}

export type Refund = { id: string; capture: string; status: 'COMPLETED'; amount: Money; create_time: string }

export type PurchaseUnit = {
  reference_id: string
  amount: Money & { breakdown?: Breakdown }
  description?: string
  custom_id?: string
  invoice_id?: string
  items?: Item[]
  payments?: { captures: Capture[] }
}

/** The outcome of a capture by payment instrument; not serialized. */
export const instruments = ['balance', 'declined', 'denied', 'pending'] as const
export type Instrument = (typeof instruments)[number]

export type Order = {
  id: string
  intent: 'CAPTURE'
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  payment_source?: unknown
  purchase_units: [PurchaseUnit]
  payer?: { payer_id: string; email_address: string }
  create_time: string
  update_time: string
  instrument: Instrument | null
}

export type PayPalEvent = {
  id: string
  event_version: '1.0'
  create_time: string
  resource_type: 'checkout-order' | 'capture' | 'refund'
  resource_version: '2.0'
  event_type: string
  resource: unknown
  pending_webhooks: number
}

/** The key pair that signs webhooks, in PEM format. */
export type SigningKey = { id: string; privateKey: string; publicKey: string }

import type { ErrorBody } from './provider-error.ts'
import type { CardBehaviour } from './test-cards.ts'

/**
 * The provider's objects as they are stored and, except for `behaviour`, as they are serialized. Amounts are cents,
 * instants are epoch seconds.
 */

type Metadata = Record<string, string>

type Address = Record<string, string | null>
export type BillingDetails = {
  address: Address
  email: string | null
  name: string | null
  phone: string | null
}

export type CardDetails = {
  brand: string
  country: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  last4: string
}

export type Method = {
  id: string
  object: 'payment_method'
  billing_details: BillingDetails
  card: CardDetails & { checks: Record<string, string | null>; three_d_secure_usage: { supported: boolean } }
  created: number
  customer: string | null
  livemode: false
  metadata: Metadata
  type: 'card'
  /** The outcome of a charge; not serialized. */
  behaviour: CardBehaviour
}

export type Customer = {
  id: string
  object: 'customer'
  created: number
  description: string | null
  email: string | null
  livemode: false
  metadata: Metadata
  name: string | null
  phone: string | null
  preferred_locales: string[]
  deleted?: true
}

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

/** Makes the browser script show the 3-D Secure challenge. */
type NextAction = {
  type: 'use_stripe_sdk'
  use_stripe_sdk: { type: 'three_d_secure'; source: string }
}

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { allow_redirects: string; enabled: boolean } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: 'automatic' | 'automatic_async' | 'manual'
  client_secret: string
  confirmation_method: 'automatic'
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: ErrorBody | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  setup_future_usage: 'on_session' | 'off_session' | null
  status: IntentStatus
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  billing_details: BillingDetails
  captured: boolean
  created: number
  currency: string
  customer: string | null
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { card: CardDetails & { three_d_secure: { result: string } | null }; type: 'card' }
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded'
}

export type Event = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Cents } from '@colada/domain/money/money'
import type { PaymentReference } from '@colada/domain/payment/reference'
import type { Language } from '@colada/domain/wire/language'
import type { ProviderPayment } from './provider.ts'

/** Interface to PayPal; implemented in `paypal-rest.ts`. Every `key` is an idempotency key. */
export interface PayPalGateway {
  /** Creates an order for the buyer to approve. */
  createOrder(purchase: PayPalPurchase): Promise<PayPalPayment>
  /** Returns an order; `null` for one that PayPal has deleted, as it does with unpaid orders. */
  findOrder(id: string): Promise<PayPalPayment | null>
  /**
   * Captures an approved order.
   * @throws CaptureDeclinedError when no money was captured
   */
  captureOrder(request: { key: string; id: string }): Promise<PayPalPayment>
  /**
   * Refunds an amount, or the whole capture for `null`; returns PayPal's refund id, or `null` when the capture was
   * refunded in full before.
   */
  refund(request: { key: string; captureId: string; amount: Cents | null }): Promise<string | null>
  /**
   * Parses a webhook event after PayPal has verified its signature.
   * @throws InvalidSignatureError
   */
  readEvent(bytes: Buffer, headers: IncomingHttpHeaders): Promise<PayPalEvent>
}

/** Content of an order; the parts sum to the amount. */
export interface PayPalPurchase {
  readonly key: string
  readonly reference: PaymentReference
  readonly description: string
  readonly language: Language
  readonly amount: Cents
  readonly lines: readonly PurchaseLine[]
  readonly shipping: Cents
  readonly handling: Cents
  readonly shippingDiscount: Cents
  readonly discount: Cents
}

export interface PurchaseLine {
  readonly name: string
  readonly quantity: number
  /** Price of one piece. */
  readonly price: Cents
}

export interface PayPalPayment extends ProviderPayment {
  /** The buyer has approved it, and it can be captured. */
  readonly isApproved: boolean
  /** PayPal's status. */
  readonly providerStatus: string
}

export interface PayPalEvent {
  readonly id: string
  readonly type: string
  /** `null` for events of other objects. */
  readonly orderId: string | null
}

/** PayPal declined the capture: no money was moved, and another payment method may work. */
export class CaptureDeclinedError extends Error {
  override readonly name = 'CaptureDeclinedError'
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Cents } from '@colada/domain/money/money'
import type { PaymentReference } from '@colada/domain/payment/reference'
import type { Language } from '@colada/domain/wire/language'
import type { ProviderPayment } from './provider.ts'

/** What the shop asks of PayPal; the one implementation is in `paypal-rest.ts`. */
export interface PayPalGateway {
  /** Prepares an order for the buyer to approve; the same key gives the same order again. */
  createOrder(purchase: PayPalPurchase): Promise<PayPalPayment>
  /** An order as it stands; `null` where PayPal has forgotten it, as it does with orders nobody paid. */
  findOrder(id: string): Promise<PayPalPayment | null>
  /**
   * Takes the money of an approved order. The same key asks the same question again, and never takes it twice.
   * @throws CaptureRefused when no money was taken
   */
  captureOrder(request: { key: string; id: string }): Promise<PayPalPayment>
  /** Gives money back, all of it where no amount is named; the same key gives it once. Answers PayPal's name for it. */
  refund(request: { key: string; captureId: string; amount: Cents | null }): Promise<string>
  /**
   * Reads a message from the bytes that came, once PayPal has said that they are its own.
   * @throws SignatureRefused
   */
  readEvent(bytes: Buffer, headers: IncomingHttpHeaders): Promise<PayPalEvent>
}

/** What a buyer is shown and asked to pay; the parts sum to the amount. */
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
  /** Of one piece. */
  readonly price: Cents
}

export interface PayPalPayment extends ProviderPayment {
  /** The buyer agreed, and the money can be taken. */
  readonly isApproved: boolean
  /** PayPal's own word for the status. */
  readonly providerStatus: string
}

export interface PayPalEvent {
  readonly id: string
  readonly type: string
  /** The order it is about; `null` for anything else. */
  readonly orderId: string | null
}

/** PayPal took no money, and says so: another means of payment may do. */
export class CaptureDeclinedError extends Error {
  override readonly name = 'CaptureRefused'
}

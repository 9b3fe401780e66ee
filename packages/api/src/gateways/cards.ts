import type { Cents } from '@colada/domain/money/money'
import type { PaidCard } from '@colada/domain/payment/paid-card'
import type { ProviderPayment } from './provider.ts'

/**
 * Interface to the card provider, independent of which one it is; implemented in `stripe.ts`. Every `key` is an
 * idempotency key.
 */
export interface CardGateway {
  /** Creates the customer that saved cards belong to; returns its id. */
  createCustomer(customer: NewCardCustomer): Promise<string>
  /** Deletes a customer with the saved cards; one that does not exist is deleted. */
  deleteCustomer(customerId: string): Promise<void>
  createIntent(request: NewCardIntent): Promise<CardIntent>
  findIntent(id: string): Promise<CardIntent>
  /** Returns the card that paid; `null` for a payment without one. */
  findPaidCard(intentId: string): Promise<PaidCard | null>
  /** Sets whether the card of an open payment is saved for later payments. */
  setSavesCard(id: string, savesCard: boolean): Promise<CardIntent>
  /** Cancels a payment; returns a succeeded, cancelled or processing one unchanged. */
  cancelIntent(id: string): Promise<CardIntent>
  /** Refunds an amount; returns the provider's refund id, or `null` when the payment was refunded in full before. */
  refund(request: { key: string; intentId: string; amount: Cents }): Promise<string | null>
  listCards(customerId: string): Promise<SavedCard[]>
  /** Deletes a saved card; returns false where the customer has no such card. */
  removeCard(customerId: string, cardId: string): Promise<boolean>
  /**
   * Verifies and parses a webhook event.
   * @throws InvalidSignatureError
   */
  readEvent(bytes: Buffer, signature: string | undefined): CardEvent
}

export interface NewCardCustomer {
  readonly key: string
  readonly email: string
  readonly name: string
}

export interface NewCardIntent {
  readonly key: string
  readonly amount: Cents
  readonly customerId: string
  readonly savesCard: boolean
  readonly orderId: number
  readonly locator: string
}

/** A payment intent of the provider. */
export interface CardIntent extends ProviderPayment {
  readonly clientSecret: string
  /** The provider's status, which its browser library expects. */
  readonly providerStatus: string
}

export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

export interface CardEvent {
  readonly id: string
  readonly type: string
  /** `null` for events of other objects. */
  readonly intent: CardIntent | null
}

import type { Cents } from '@colada/domain/money/money'
import type { ProviderPayment } from './provider.ts'

/**
 * What the shop asks of a card provider. The shop's own words, so that payment knows no provider; the one
 * implementation is in `stripe.ts`.
 */
export interface CardGateway {
  /** Makes a customer to keep cards under; the same key gives the same customer again. */
  createCustomer(customer: NewCardCustomer): Promise<string>
  /** Prepares a payment; the same key gives the same payment again. */
  createIntent(request: NewCardIntent): Promise<CardIntent>
  findIntent(id: string): Promise<CardIntent>
  /** Whether the card of an open payment is to be kept for the next time. */
  setSavesCard(id: string, savesCard: boolean): Promise<CardIntent>
  /** Cancels a payment, or answers how it stands where it is already decided. */
  cancelIntent(id: string): Promise<CardIntent>
  /** Gives money back; the same key gives it once. Answers the provider's name for it. */
  refund(request: { key: string; intentId: string; amount: Cents }): Promise<string>
  listCards(customerId: string): Promise<SavedCard[]>
  /** Forgets a card. Answers false, and does nothing, where it is not this customer's. */
  removeCard(customerId: string, cardId: string): Promise<boolean>
  /**
   * Reads a message of the provider from the bytes that came.
   * @throws SignatureRefused when they are not signed by the provider.
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

/** A card payment as the provider has it. */
export interface CardIntent extends ProviderPayment {
  readonly clientSecret: string
  /** The provider's own word for the status, which its browser library understands. */
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
  /** The payment it is about; `null` for anything else. */
  readonly intent: CardIntent | null
}

import type { Cents } from '@colada/domain/money/money'
import type { ProcessType } from '@colada/domain/orders/process'

/** Who takes the money. */
export type PaymentProvider = 'card' | 'paypal'

/** A payment as its provider has it, in words that do not depend on which provider it is. */
export interface ProviderPayment {
  /** The provider's name for it. */
  readonly id: string
  /** `open`: the customer may still act; `processing`: the provider does not know yet. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  readonly amount: Cents
  readonly captured: Cents
  readonly currency: string
  /** The key it was made with, and what it was made for, as they came back. */
  readonly key: string
  readonly orderId: number
  /** Only where the provider carries them. */
  readonly userId?: number
  readonly processType?: ProcessType
  /** The provider's name for the money it took, where that is not the payment's own. */
  readonly captureId?: string | null
}

/** The provider did not answer, or answered that it cannot now. What was asked may have happened. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderDown'
}

/** A message that the provider did not sign. */
export class InvalidSignatureError extends Error {
  override readonly name = 'SignatureRefused'
}

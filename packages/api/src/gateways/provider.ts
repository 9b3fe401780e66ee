import type { Cents } from '@colada/domain/money/money'
import type { ProcessType } from '@colada/domain/orders/process'

/** A payment at its provider, independent of which one it is. */
export interface ProviderPayment {
  /** The provider's id. */
  readonly id: string
  /** `open`: waits for the customer; `processing`: waits for the provider's decision. */
  readonly status: 'open' | 'processing' | 'succeeded' | 'cancelled'
  readonly amount: Cents
  readonly captured: Cents
  readonly currency: string
  /** Metadata that was sent when the payment was created. */
  readonly key: string
  readonly orderId: number
  /** Only from PayPal. */
  readonly userId?: number
  readonly processType?: ProcessType
  /** Id of the capture, where the provider has one beside the payment. */
  readonly captureId?: string | null
}

/** The provider did not respond, or with a temporary failure. The request may have taken effect. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError'
}

/** Time after which clients may retry a provider that cannot be reached. */
export const PROVIDER_RETRY_SECONDS = 5

/** A webhook event that the provider did not sign. */
export class InvalidSignatureError extends Error {
  override readonly name = 'InvalidSignatureError'
}

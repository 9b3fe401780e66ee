import type { Cents } from '@colada/domain/money/money'
import type { PaymentWay } from '@colada/domain/payment/ways'

/** Money that was given back, or a credit instead of it. */
export interface RefundContent {
  readonly locator: string
  readonly amount: Cents
  readonly method: PaymentWay | 'credit'
  /** Of a credit; empty otherwise. */
  readonly code: string
  /** Days until the refund arrives, at most; cash is handed over, a credit is there at once. */
  readonly days: number
}

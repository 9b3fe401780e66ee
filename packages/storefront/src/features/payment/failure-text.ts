import type { Translate } from '../../platform/language/messages.ts'
import type { PaymentFailure } from './attempt.ts'

/** A refusal in the shop's words, and the provider's after them. */
export function failureText({ kind, message }: PaymentFailure, t: Translate): string {
  return [t(`payment:refusal.${kind}`), message].join(' ').trim()
}

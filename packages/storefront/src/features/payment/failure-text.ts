import type { Translate } from '../../platform/language/messages.ts'
import type { PaymentFailure } from './attempt.ts'

/** The shop's message of a failure, followed by the provider's. */
export function failureText({ kind, message }: PaymentFailure, t: Translate): string {
  return [t(`payment:refusal.${kind}`), message].join(' ').trim()
}

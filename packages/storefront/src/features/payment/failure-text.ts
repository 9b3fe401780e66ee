import type { Translate } from '../../platform/language/messages.ts'
import type { PaymentFailure } from './attempt.ts'

/** The shop's message of a failure, with its cause (spec 001 §8). */
export function failureText(failure: PaymentFailure, t: Translate): string {
  if (failure.kind === 'input') return t(`payment:input.${failure.cause}`)
  return [t(`payment:refusal.${failure.kind}`), ...details(failure, t)].join(' ')
}

function details(failure: PaymentFailure, t: Translate): readonly string[] {
  switch (failure.kind) {
    case 'card':
      return [t(`payment:declined.${failure.cause}`), t('payment:refusal.nothingCharged')]
    case 'other':
      return [t('payment:refusal.code', { code: failure.code })]
    case 'paypal':
      return failure.message ? [failure.message] : []
    default:
      return []
  }
}

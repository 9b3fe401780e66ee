import type { Translate } from '../../platform/language/messages.ts'
import type { Refusal } from './attempt.ts'

/** A refusal in the shop's words, and the provider's after them. */
export function refusalText({ kind, message }: Refusal, t: Translate): string {
  return [t(`payment:refusal.${kind}`), message].join(' ').trim()
}

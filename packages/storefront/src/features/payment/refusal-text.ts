import type { Say } from '../../platform/language/keys.ts'
import type { Refusal } from './attempt.ts'

/** A refusal in the shop's words, and the provider's after them. */
export function refusalText({ kind, message }: Refusal, t: Say): string {
  return [t(`payment:refusal.${kind}`), message].join(' ').trim()
}

import type { WordKey } from '../language/keys.ts'
import { notify } from './notices.ts'

/** Two seconds for what is refused at once (spec 001 §9, Time). */
const refusalDuration = 2_000

/** Tells why something was not done; nothing has changed. */
export function tellRefusal(key: WordKey): void {
  notify({ tone: 'danger', key, duration: refusalDuration })
}

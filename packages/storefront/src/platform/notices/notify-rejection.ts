import type { MessageKey } from '../language/messages.ts'
import { notify } from './notices.ts'

/** Refusals of an immediate action show for two seconds (spec 001 §9, Time). */
const REJECTION_DURATION_MS = 2_000

/** Notifies the customer why an action was refused; nothing has changed. */
export function notifyRejection(key: MessageKey): void {
  notify({ tone: 'danger', key, duration: REJECTION_DURATION_MS })
}

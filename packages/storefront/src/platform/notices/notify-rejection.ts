import type { MessageKey, MessageParams } from '../language/messages.ts'
import { notify } from './notices.ts'

/** Spec 001 §9, Time: the result of an immediate action. */
const REJECTION_DURATION_MS = 2_000

/** Notifies the customer why an action was rejected. */
export function notifyRejection(key: MessageKey, params?: MessageParams): void {
  notify({ tone: 'danger', key, params, duration: REJECTION_DURATION_MS })
}

import type { MessageKey } from '../language/messages.ts'
import { notify } from './notices.ts'

/** Notifies the customer why an action was rejected. */
export function notifyRejection(key: MessageKey): void {
  notify({ tone: 'danger', key, duration: 'rejection' })
}

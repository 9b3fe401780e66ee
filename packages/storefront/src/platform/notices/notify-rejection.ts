import type { MessageParams } from '@colada/client/language/messages'
import type { MessageKey } from '../language/messages.ts'
import { notify } from './notices.ts'

/** Notifies the customer why an action was rejected. */
export function notifyRejection(key: MessageKey, params?: MessageParams): void {
  notify({ tone: 'danger', key, params, duration: 'rejection' })
}

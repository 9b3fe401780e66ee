import { eventMessage } from '@colada/client/format/timeline-event'
import type { TimelineEvent } from '@colada/domain/orders/timeline'
import type { Translate } from '../../platform/language/messages.ts'
import { statusText } from './status-view.tsx'

/** What happened to an order. */
export function eventText(event: TimelineEvent, t: Translate): string {
  if (event.kind === 'status') return statusText(event.status, t)
  const { key, params } = eventMessage(event)
  return t(`orders:event.${key}`, params)
}

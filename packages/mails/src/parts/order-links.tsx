import type { MailLinks } from '../mail-content.ts'
import type { Texts } from '../texts/es.ts'
import { TextLink } from './text-link.tsx'

export interface OrderLinksProps {
  readonly links: MailLinks
  readonly texts: Texts['links']
}

/** What a mail about an order opens without a log-in: where the order is, and the calendar of its visits. */
export function OrderLinks({ links: { trackUrl, calendarUrl }, texts }: OrderLinksProps) {
  return (
    <>
      <TextLink href={trackUrl}>{texts.track}</TextLink>
      {calendarUrl !== null && <TextLink href={calendarUrl}>{texts.calendar}</TextLink>}
    </>
  )
}

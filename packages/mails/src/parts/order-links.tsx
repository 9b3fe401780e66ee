import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import type { MailLinks } from '../mail-content.ts'
import { classes, styles } from '../style.ts'
import type { Texts } from '../texts/es.ts'

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

function TextLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Text style={styles.paragraph}>
      <Link className={classes.link} style={styles.link} href={href}>
        {children}
      </Link>
    </Text>
  )
}

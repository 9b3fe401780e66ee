import { Button } from '@react-email/button'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { classes, styles } from '../style.ts'

export interface ActionButtonProps {
  readonly label: string
  readonly url: string
  /** Introduces the URL as text. */
  readonly hint: string
}

/** The main link of a mail as a button, and its URL as text for clients that show no button. */
export function ActionButton({ label, url, hint }: ActionButtonProps) {
  return (
    <Section>
      <Button className={classes.action} style={styles.action} href={url}>
        {label}
      </Button>
      {/* The text version has the URL beside the label of the button. */}
      <Text
        className={classes.secondary}
        style={{ ...styles.small, marginTop: '16px' }}
        data-skip-in-text="true"
      >
        {hint}
        <br />
        <Link className={classes.link} style={styles.link} href={url}>
          {url}
        </Link>
      </Text>
    </Section>
  )
}

import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { classes, styles } from '../style.ts'

/** A link as a paragraph of its own. */
export function TextLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Text style={styles.paragraph}>
      <Link className={classes.link} style={styles.link} href={href}>
        {children}
      </Link>
    </Text>
  )
}

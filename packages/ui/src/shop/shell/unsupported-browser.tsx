import { useId } from 'react'
import { WarningIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { TextLink } from '../../text/text-link.tsx'
import * as styles from './unsupported-browser.css.ts'

export type UnsupportedBrowserProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  /** The limitation, and what to do. */
  readonly text: string
  /** Download pages of supported browsers. */
  readonly browsers: readonly { readonly id: string; readonly name: string; readonly href: string }[]
  /** Another way to order: telephone, e-mail. */
  readonly alternative?: { readonly label: string; readonly href: string }
}

/**
 * Message for unsupported browsers: Internet Explorer, Safari below 9 (spec 000 §2, Other). They support neither the
 * styles nor the scripts, so it has to be readable as plain HTML.
 */
export function UnsupportedBrowser(props: UnsupportedBrowserProps) {
  const { title, headingLevel, text, browsers, alternative } = props
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <span className={styles.icon}>
        <WarningIcon size="large" />
      </span>
      <div className={styles.text}>
        <Heading level={headingLevel} size="title4" id={titleId}>
          {title}
        </Heading>
        <p>{text}</p>
        <ul role="list" className={styles.browsers}>
          {browsers.map(({ id, name, href }) => (
            <li key={id}>
              <TextLink href={href} tone="inherit" standalone>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
        {alternative && (
          <TextLink href={alternative.href} tone="inherit" standalone>
            {alternative.label}
          </TextLink>
        )}
      </div>
    </section>
  )
}

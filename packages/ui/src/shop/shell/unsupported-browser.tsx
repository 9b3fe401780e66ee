import { useId } from 'react'

import { WarningIcon } from '../../media/icons.ts'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { TextLink } from '../../text/text-link.tsx'
import * as styles from './unsupported-browser.css.ts'

export type UnsupportedBrowserProps = {
  readonly title: string
  readonly headingLevel: HeadingLevel
  /** What does not work, and what to do. */
  readonly text: string
  /** Where to get one that works. */
  readonly browsers: readonly { readonly id: string; readonly name: string; readonly href: string }[]
  /** How to order all the same: a telephone number, an e-mail address. */
  readonly alternative?: { readonly label: string; readonly href: string }
}

/**
 * Says that this browser is too old for the shop: Internet Explorer, Safari below 9 (spec 000 §2, Other). Those know
 * neither our styles nor our scripts, so it is plain headings, sentences and links that read well bare.
 */
export function UnsupportedBrowser(props: UnsupportedBrowserProps) {
  const { title, headingLevel, text, browsers, alternative } = props
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <span className={styles.sign}>
        <WarningIcon size="large" />
      </span>
      <div className={styles.words}>
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

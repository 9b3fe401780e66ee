import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { TextButton } from '../../text/text-button.tsx'
import { TextLink } from '../../text/text-link.tsx'
import { Text } from '../../text/text.tsx'
import * as type from '../../text/type.css.ts'
import { BrandMark } from './brand-mark.tsx'
import * as styles from './footer.css.ts'

export type FooterLink = { readonly id: string; readonly label: string; readonly href: string }
export type FooterColumn = {
  readonly id: string
  readonly heading: string
  readonly links: readonly FooterLink[]
  /** After the links: opens a dialog. */
  readonly action?: FooterAction
}
export type FooterAction = { readonly label: string; readonly onClick: () => void }

export type FooterProps = {
  /** Name of the navigation landmark. */
  readonly label: string
  readonly headingLevel: HeadingLevel
  readonly brandName: string
  /** The brand's tagline. */
  readonly tagline: string
  readonly columns: readonly FooterColumn[]
  readonly legalLabel: string
  readonly legalLinks: readonly FooterLink[]
  /** After the legal links: opens the cookie settings. */
  readonly legalAction?: FooterAction
  readonly copyright: string
  /** Content below the tagline: contact, social links, app stores. */
  readonly aside?: ReactNode
}

type LinksProps = {
  readonly links: readonly FooterLink[]
  readonly action?: FooterAction | undefined
  readonly className?: string
}

/** Each link has the size of its item, so that it needs no element for it: a footer has thirty. */
const link = cx(styles.link, type.size.small)

const Links = ({ links, action, className }: LinksProps) => (
  <ul role="list" className={className}>
    {links.map(({ id, label, href }) => (
      <li key={id} className={link}>
        <TextLink href={href} tone="inherit" quiet standalone>
          {label}
        </TextLink>
      </li>
    ))}
    {action && (
      <li className={link}>
        <TextButton onClick={action.onClick} tone="inherit" quiet standalone>
          {action.label}
        </TextButton>
      </li>
    )}
  </ul>
)

/** Page footer with links and legal information. The columns fold on phones. */
export function Footer(props: FooterProps) {
  const { label, headingLevel, brandName, tagline, columns, copyright, aside } = props
  const { legalLabel, legalLinks, legalAction } = props
  return (
    <footer className={styles.root}>
      <div className={styles.brand}>
        <BrandMark name={brandName} />
        <Text size="small" tone="secondary">
          {tagline}
        </Text>
        {aside}
      </div>
      <nav aria-label={label} className={styles.columns}>
        {columns.map(({ id, heading, links, action }) => (
          <details key={id} className={styles.column}>
            <summary className={styles.summary}>
              <Heading level={headingLevel} size="title4">
                {heading}
              </Heading>
            </summary>
            <Links links={links} action={action} />
          </details>
        ))}
      </nav>
      <nav aria-label={legalLabel} className={styles.bottom}>
        <Text size="small" tone="secondary">
          {copyright}
        </Text>
        <Links links={legalLinks} action={legalAction} className={styles.legal} />
      </nav>
    </footer>
  )
}

import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Prose } from '../../text/prose.tsx'
import { TextLink } from '../../text/text-link.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './legal-prose.css.ts'

export type LegalSection = {
  /** Also its fragment: `#refunds`. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

export type LegalProseProps = {
  /** Name of the table of contents: "On this page". */
  readonly contentsLabel: string
  /** Level of the sections. */
  readonly headingLevel: HeadingLevel
  /** Date of the last change. */
  readonly updated?: string
  readonly intro?: ReactNode
  readonly sections: readonly LegalSection[]
}

/** A legal text with numbered, linkable sections and a table of contents. */
export function LegalProse({ contentsLabel, headingLevel, updated, intro, sections }: LegalProseProps) {
  return (
    <div className={styles.root}>
      <nav aria-label={contentsLabel} className={styles.contents}>
        <Text as="span" size="small" weight="semibold" tone="secondary">
          {contentsLabel}
        </Text>
        <ol className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id} className={styles.entry}>
              <TextLink href={`#${id}`} tone="inherit" quiet>
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {updated && (
          <Text size="small" tone="muted">
            {updated}
          </Text>
        )}
        {intro && <Prose>{intro}</Prose>}
        {sections.map(({ id, title, body }, at) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Heading level={headingLevel} size="title3" id={`${id}-title`}>
              {at + 1}. {title}
            </Heading>
            <Prose>{body}</Prose>
          </section>
        ))}
      </div>
    </div>
  )
}

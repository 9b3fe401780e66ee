import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../text/heading.tsx'
import { TextLink } from '../text/text-link.tsx'
import { Text } from '../text/text.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import * as styles from './page-sections.css.ts'

export type PageSection = {
  /** Also its fragment: `#addresses`. */
  readonly id: string
  readonly title: string
  /** The body has a visible title of its own. */
  readonly hideTitle?: boolean
  readonly body: ReactNode
}

export type PageSectionsProps = {
  /** Name of the list of links: "On this page". Omitted where the page has links to its sections already. */
  readonly contentsLabel?: string
  readonly headingLevel: HeadingLevel
  readonly sections: readonly PageSection[]
}

/** Sections of a long page; wide screens show links to them beside the text. */
export function PageSections({ contentsLabel, headingLevel, sections }: PageSectionsProps) {
  return (
    <div className={styles.root} data-plain={contentsLabel === undefined || undefined}>
      {contentsLabel !== undefined && (
        <nav aria-label={contentsLabel} className={styles.contents}>
          <Text as="span" size="small" weight="semibold" tone="secondary">
            {contentsLabel}
          </Text>
          <ul role="list" className={styles.list}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <TextLink href={`#${id}`} tone="inherit" quiet>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.sections}>
        {sections.map(({ id, title, hideTitle, body }) => {
          const heading = (
            <Heading level={headingLevel} size="title3" id={`${id}-title`}>
              {title}
            </Heading>
          )
          return (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
              {body}
            </section>
          )
        })}
      </div>
    </div>
  )
}

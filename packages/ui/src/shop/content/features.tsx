import { useId, type ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './features.css.ts'

export type Feature = {
  readonly id: string
  readonly title: string
  readonly text: ReactNode
  readonly icon?: ReactNode
  /** A link to more. */
  readonly more?: ReactNode
}

export type FeaturesProps = {
  readonly heading: string
  /** Level of the heading; features are one level below. */
  readonly headingLevel: Exclude<HeadingLevel, 6>
  readonly intro?: string
  readonly features: readonly Feature[]
}

/** Features of a service. For a sequence, use Steps. */
export function Features({ heading, headingLevel, intro, features }: FeaturesProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <Heading level={headingLevel} id={headingId}>
          {heading}
        </Heading>
        {intro && (
          <Text size="lead" tone="secondary">
            {intro}
          </Text>
        )}
      </div>
      <ul role="list" className={styles.list}>
        {features.map(({ id, title, text, icon, more }) => (
          <li key={id} className={styles.feature}>
            {icon && <span className={styles.icon}>{icon}</span>}
            <Heading level={(headingLevel + 1) as HeadingLevel} size="title4">
              {title}
            </Heading>
            <Text as="div" tone="secondary">
              {text}
            </Text>
            {more}
          </li>
        ))}
      </ul>
    </section>
  )
}

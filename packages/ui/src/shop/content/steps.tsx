import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '../../text/heading.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './steps.css.ts'

export type Step = {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly icon: ReactNode
}

export type StepsProps = {
  readonly label: string
  readonly headingLevel: HeadingLevel
  readonly steps: readonly Step[]
  /** `grid` side by side on wide screens; `list` stacked. */
  readonly layout?: 'grid' | 'list'
}

/** A sequence of steps. */
export function Steps({ label, headingLevel, steps, layout = 'grid' }: StepsProps) {
  return (
    <ol
      role="list"
      aria-label={label}
      className={styles.root}
      data-layout={layout}
      data-pairs={steps.length === 4 || undefined}
    >
      {steps.map(({ id, title, text, icon }) => (
        <li key={id} className={styles.step}>
          <span className={styles.icon}>{icon}</span>
          <div className={styles.text}>
            <Heading level={headingLevel} size="title4">
              {title}
            </Heading>
            {text && <Text tone="secondary">{text}</Text>}
          </div>
        </li>
      ))}
    </ol>
  )
}

import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './list.css.ts'

export type DescriptionListProps = {
  readonly entries: readonly {
    readonly id: string
    readonly term: ReactNode
    readonly description: ReactNode
    /** Emphasised, such as a total. */
    readonly strong?: boolean
  }[]
  /** `row` for short values at the end of the line, where they have room, `stacked` for long ones under their term. */
  readonly layout?: keyof typeof styles.pair
  /** Values that page translators must not change: names, addresses, times, amounts. */
  readonly verbatim?: boolean
}

/** Terms with their values. */
export function DescriptionList({ entries, layout = 'row', verbatim = false }: DescriptionListProps) {
  return (
    <dl className={styles.descriptions}>
      {entries.map(({ id, term, description, strong }) => (
        <div key={id} className={styles.pair[layout]}>
          <dt className={cx(styles.term, layout === 'row' && styles.beside)}>{term}</dt>
          <dd translate={verbatim ? 'no' : undefined} className={cx(styles.value, strong && styles.strong)}>
            {description}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { ArrowRightIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './change-list.css.ts'

export type Change = {
  readonly id: string
  readonly label: string
  readonly before: string
  /** `null` if unchanged. */
  readonly after: string | null
}

export type ChangeListProps = {
  /** Accessible name of the list. */
  readonly label: string
  readonly changes: readonly Change[]
  /** Announced before the old and the new value; `unchanged` is visible. */
  readonly labels: { readonly before: string; readonly after: string; readonly unchanged: string }
}

/** Changes of an order with old and new values. */
export function ChangeList({ label, changes, labels }: ChangeListProps) {
  return (
    <dl className={styles.root} aria-label={label}>
      {changes.map(({ id, label: term, before, after }) => (
        <div key={id} className={styles.change}>
          <dt className={styles.term}>{term}</dt>
          {after === null ? (
            <dd>
              <span translate="no">{before}</span> <span className={styles.same}>{labels.unchanged}</span>
            </dd>
          ) : (
            <>
              <dd>
                <VisuallyHidden>{labels.before} </VisuallyHidden>
                <del translate="no" className={styles.oldValue}>
                  {before}
                </del>
              </dd>
              <dd className={styles.next}>
                <ArrowRightIcon size="small" />
                <span>
                  <VisuallyHidden>{labels.after} </VisuallyHidden>
                  <ins translate="no" className={styles.newValue}>
                    {after}
                  </ins>
                </span>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  )
}

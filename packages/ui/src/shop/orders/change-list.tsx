import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import { ArrowRightIcon } from '../../media/icons.ts'
import * as styles from './change-list.css.ts'

export type Change = {
  readonly id: string
  readonly label: string
  readonly before: string
  /** `null` while it stays as it is. */
  readonly after: string | null
}

export type ChangeListProps = {
  /** Names the list for assistive technology. */
  readonly label: string
  readonly changes: readonly Change[]
  /** Said before the old and the new value, and shown of what stays. */
  readonly labels: { readonly before: string; readonly after: string; readonly unchanged: string }
}

/** What becomes of an order: what it said, and what it will say. */
export function ChangeList({ label, changes, labels }: ChangeListProps) {
  return (
    <dl className={styles.root} aria-label={label}>
      {changes.map(({ id, label: term, before, after }) => (
        <div key={id} className={styles.change}>
          <dt className={styles.term}>{term}</dt>
          {after === null ? (
            <dd>
              {before} <span className={styles.same}>{labels.unchanged}</span>
            </dd>
          ) : (
            <>
              <dd>
                <VisuallyHidden>{labels.before} </VisuallyHidden>
                <del className={styles.old}>{before}</del>
              </dd>
              <dd className={styles.next}>
                <ArrowRightIcon size="small" />
                <span>
                  <VisuallyHidden>{labels.after} </VisuallyHidden>
                  <ins className={styles.fresh}>{after}</ins>
                </span>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  )
}

import { InfoIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './total-change.css.ts'

export type TotalChangeProps = {
  /** Omitted without a change; the live region stays, so that the next change is announced. */
  readonly change?:
    | {
        readonly title: string
        /** Formatted prices; `labels` distinguish them for assistive technology. */
        readonly before: string
        readonly now: string
        readonly labels: { readonly before: string; readonly now: string }
        /** Reason: "The pickup hour". */
        readonly reason: string
      }
    | undefined
}

/** Announces a changed total with its reason. */
export function TotalChange({ change }: TotalChangeProps) {
  return (
    <div role="status" className={styles.root}>
      {change && (
        <div className={styles.change}>
          <span className={styles.icon}>
            <InfoIcon size="small" />
          </span>
          <p>
            <strong className={styles.title}>{change.title}</strong>{' '}
            <span className={styles.prices}>
              <VisuallyHidden>{change.labels.before} </VisuallyHidden>
              <s translate="no">{change.before}</s>
              <span aria-hidden="true"> → </span>
              <VisuallyHidden>{change.labels.now} </VisuallyHidden>
              <b translate="no">{change.now}</b>
            </span>{' '}
            <span>{change.reason}</span>
          </p>
        </div>
      )}
    </div>
  )
}

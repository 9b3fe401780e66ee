import { InfoIcon } from '../../media/icons.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as styles from './total-change.css.ts'

export type TotalChangeProps = {
  /** Left out while nothing has changed; the place for it stays, so that the next change is spoken. */
  readonly change?:
    | {
        readonly title: string
        /** Finished prices, and the words that tell them apart by ear: "Before". */
        readonly before: string
        readonly now: string
        readonly labels: { readonly before: string; readonly now: string }
        /** Why: "The pickup hour". */
        readonly reason: string
      }
    | undefined
}

/** That a total is another one now, and why. */
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
              <s>{change.before}</s>
              <span aria-hidden="true"> → </span>
              <VisuallyHidden>{change.labels.now} </VisuallyHidden>
              <b>{change.now}</b>
            </span>{' '}
            {change.reason}
          </p>
        </div>
      )}
    </div>
  )
}

import { useId } from 'react'
import { CheckIcon, CloseIcon } from '../../media/icons.ts'
import * as styles from './included-list.css.ts'

export type IncludedListProps = {
  readonly label: string
  readonly items: readonly string[]
  /** `excluded` lists what the price does not cover. */
  readonly kind?: 'included' | 'excluded'
}

/** What a price includes or excludes. */
export function IncludedList({ label, items, kind = 'included' }: IncludedListProps) {
  const labelId = useId()
  const Sign = kind === 'included' ? CheckIcon : CloseIcon
  return (
    <div className={styles.root}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ul role="list" aria-labelledby={labelId} className={styles.list} data-kind={kind}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            <span className={styles.icon}>
              <Sign size="small" />
            </span>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

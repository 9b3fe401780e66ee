import { CheckIcon, CloseIcon } from '../../media/icons.ts'
import * as styles from './included-list.css.ts'

export type IncludedListProps = {
  readonly label: string
  readonly items: readonly string[]
  /** `excluded` lists what the price does not cover. */
  readonly kind?: 'included' | 'excluded'
}

/** What a price covers, or what it does not. */
export function IncludedList({ label, items, kind = 'included' }: IncludedListProps) {
  const Sign = kind === 'included' ? CheckIcon : CloseIcon
  return (
    <ul role="list" aria-label={label} className={styles.root} data-kind={kind}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <span className={styles.sign}>
            <Sign size="small" />
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

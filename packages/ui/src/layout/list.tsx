import type { ReactNode } from 'react'
import { CheckIcon } from '../media/icons.ts'
import * as styles from './list.css.ts'

export type ListProps = {
  readonly items: readonly { readonly id: string; readonly content: ReactNode; readonly mark?: ReactNode }[]
}

/** A list with an icon before each item, by default a check mark. */
export function List({ items }: ListProps) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ id, content, mark }) => (
        <li key={id} className={styles.item}>
          <span className={styles.marker}>{mark ?? <CheckIcon size="small" />}</span>
          <span>{content}</span>
        </li>
      ))}
    </ul>
  )
}

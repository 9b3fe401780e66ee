import type { ReactNode } from 'react'
import { Badge } from '../../feedback/badge.tsx'
import { Text } from '../../text/text.tsx'
import * as styles from './owned-list.css.ts'

export type OwnedItem = {
  readonly id: string
  /** "Chrome, Android", "Visa ···· 4242". */
  readonly title: string
  /** "This device". */
  readonly mark?: string | undefined
  /** "Last used 2 hours ago". */
  readonly detail?: string | undefined
  /** A button that ends or deletes it; its label names the item. */
  readonly action?: ReactNode
}

export type OwnedListProps = {
  readonly label: string
  /** Icon of every item. */
  readonly icon: ReactNode
  readonly items: readonly OwnedItem[]
}

/** What belongs to the customer and can be ended or deleted: sessions, passkeys, saved cards. */
export function OwnedList({ label, icon, items }: OwnedListProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list}>
      {items.map(({ id, title, mark, detail, action }) => (
        <li key={id} className={styles.row}>
          {icon}
          <span className={styles.text}>
            <span className={styles.title}>
              <strong>{title}</strong>
              {mark && <Badge tone="info">{mark}</Badge>}
            </span>
            {detail && (
              <Text as="span" size="small" tone="secondary">
                {detail}
              </Text>
            )}
          </span>
          {action}
        </li>
      ))}
    </ul>
  )
}

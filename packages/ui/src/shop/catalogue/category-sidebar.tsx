import { useId } from 'react'

import { DisabledReason } from '../../internal/disabled-reason.tsx'
import { useLinkComponent } from '../../internal/link.tsx'
import { BanIcon } from '../../media/icons.ts'
import * as styles from './category-sidebar.css.ts'

export type CategoryEntry = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: boolean
  /** How many products, in figures. */
  readonly count?: string
  /** It does not go with what is in the cart. */
  readonly disabled?: boolean
}

export type CategorySidebarProps = {
  readonly label: string
  readonly categories: readonly CategoryEntry[]
  /** Why the closed ones are closed. Needed as soon as one is. */
  readonly disabledReason?: string | undefined
}

/** Every category, the current one marked, those that do not go with the cart closed and explained. */
export function CategorySidebar({ label, categories, disabledReason }: CategorySidebarProps) {
  const Link = useLinkComponent()
  const reasonId = useId()
  const anyClosed = categories.some(({ disabled }) => disabled)
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {categories.map(({ id, label, href, current, count, disabled }) => (
          <li key={id} className={styles.item}>
            {disabled ? (
              // Not a dead link: the keyboard still finds it, and it says why it leads nowhere now.
              <button
                type="button"
                aria-disabled
                aria-current={current ? 'page' : undefined}
                aria-describedby={reasonId}
                className={styles.entry}
              >
                {label}
                <BanIcon size="small" />
              </button>
            ) : (
              <Link href={href} aria-current={current ? 'page' : undefined} className={styles.entry}>
                {label}
                {count && <span className={styles.count}>{count}</span>}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {anyClosed && disabledReason && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </nav>
  )
}

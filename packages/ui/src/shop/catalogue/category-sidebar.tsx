import { useId } from 'react'
import { DisabledReason } from '../../controls/internal/disabled-reason.tsx'
import { useLinkComponent } from '../../internal/link.tsx'
import { BanIcon } from '../../media/icons.ts'
import * as styles from '../../navigation/internal/side-links.css.ts'

export type CategoryEntry = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: boolean
  /** Number of products. */
  readonly count?: string
  /** Incompatible with the cart. */
  readonly disabled?: boolean
}

export type CategorySidebarProps = {
  readonly label: string
  readonly categories: readonly CategoryEntry[]
  /** Why categories are disabled; required if one is. */
  readonly disabledReason?: string | undefined
}

/** All categories; those incompatible with the cart are disabled with a reason. */
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
              // Stays focusable, so that its description is accessible.
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

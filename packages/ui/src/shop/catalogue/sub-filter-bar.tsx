import { useLinkComponent } from '../../internal/link.tsx'
import * as styles from './sub-filter-bar.css.ts'

export type SubFilter = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: boolean
}

/** Filters of a category, as links. */
export function SubFilterBar({ label, filters }: { label: string; filters: readonly SubFilter[] }) {
  const Link = useLinkComponent()
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {filters.map(({ id, label, href, current }) => (
          <li key={id} className={styles.item}>
            <Link href={href} className={styles.chip} aria-current={current ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

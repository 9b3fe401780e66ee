import { useLinkComponent } from '../../internal/link.tsx'
import * as styles from './sort-bar.css.ts'

export type SortOption = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly current?: boolean
}

/** The orders of a list, as links: each order has a URL. Choosing one does not scroll the page. */
export function SortBar({ label, options }: { label: string; options: readonly SortOption[] }) {
  const Link = useLinkComponent()
  return (
    <nav aria-label={label} className={styles.root}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {options.map(({ id, label, href, current }) => (
        <Link
          key={id}
          href={href}
          rel="nofollow"
          data-keep-scroll=""
          aria-current={current ? 'true' : undefined}
          className={styles.link}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

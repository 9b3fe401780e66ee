import { useLinkComponent } from '../internal/link.tsx'
import { ChevronRightIcon } from '../media/icons.ts'
import * as styles from './breadcrumb.css.ts'

export type BreadcrumbProps = {
  /** Name of the navigation: "Estás en". */
  readonly label: string
  /** From the top down, without the page itself. */
  readonly items: readonly { readonly label: string; readonly href: string }[]
  /** The page itself. */
  readonly currentLabel: string
}

/** Where a page stands, and the way up. */
export function Breadcrumb({ label, items, currentLabel }: BreadcrumbProps) {
  const Link = useLinkComponent()
  // Before what it leads to, so that no line ends with it.
  const mark = (
    <span className={styles.mark}>
      <ChevronRightIcon size="small" />
    </span>
  )
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {items.map((step, at) => (
          <li key={step.href} className={styles.step}>
            {at > 0 && mark}
            <Link className={styles.link} href={step.href}>
              {step.label}
            </Link>
          </li>
        ))}
        <li className={styles.step}>
          {items.length > 0 && mark}
          <span className={styles.here} aria-current="page">
            {currentLabel}
          </span>
        </li>
      </ol>
    </nav>
  )
}

import { useLinkComponent } from '../internal/link.tsx'
import { ChevronRightIcon } from '../media/icons.ts'
import * as styles from './breadcrumb.css.ts'

export type BreadcrumbProps = {
  /** Name of the navigation: "Estás en". */
  readonly label: string
  /** From the root, without the current page. */
  readonly items: readonly { readonly label: string; readonly href: string }[]
  /** The page itself. */
  readonly currentLabel: string
}

/** The path of a page in the hierarchy. */
export function Breadcrumb({ label, items, currentLabel }: BreadcrumbProps) {
  const Link = useLinkComponent()
  // Before the item, so that a separator never ends a line.
  const separator = (
    <span className={styles.separator}>
      <ChevronRightIcon size="small" />
    </span>
  )
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {items.map((step, at) => (
          <li key={step.href} className={styles.step}>
            {at > 0 && separator}
            <Link className={styles.link} href={step.href}>
              {step.label}
            </Link>
          </li>
        ))}
        <li className={styles.step}>
          {items.length > 0 && separator}
          <span className={styles.currentPage} aria-current="page">
            {currentLabel}
          </span>
        </li>
      </ol>
    </nav>
  )
}

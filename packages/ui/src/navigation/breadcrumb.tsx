import { useLinkComponent } from '../internal/link.tsx'
import { ChevronRightIcon } from '../media/icons.ts'
import * as styles from './breadcrumb.css.ts'

export type BreadcrumbProps = {
  /** Name of the navigation: "Estás en". */
  readonly label: string
  /** From the top down, without the page itself. */
  readonly trail: readonly { readonly label: string; readonly href: string }[]
  /** The page itself. */
  readonly here: string
}

/** Where a page stands, and the way up. */
export function Breadcrumb({ label, trail, here }: BreadcrumbProps) {
  const Link = useLinkComponent()
  return (
    <nav aria-label={label}>
      <ol className={styles.list} role="list">
        {trail.map((step) => (
          <li key={step.href} className={styles.step}>
            <Link className={styles.link} href={step.href}>
              {step.label}
            </Link>
            <span className={styles.mark}>
              <ChevronRightIcon size="small" />
            </span>
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  )
}

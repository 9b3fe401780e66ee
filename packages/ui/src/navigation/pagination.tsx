import { cx } from 'class-variance-authority'
import { Fragment } from 'react'
import { useLinkComponent } from '../internal/link.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons.ts'
import { type PageStep, pageWindow } from './page-window.ts'
import * as styles from './pagination.css.ts'

export type PaginationProps = {
  /** Name of the navigation: "Páginas de tintorería". */
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly getHref: (page: number) => string
  readonly labels: {
    readonly previous: string
    readonly next: string
    /** Name of the link to a page: "Página 3". */
    readonly page: (page: number) => string
  }
}

/** Links to the pages of a list. Shows nothing when there is one page. */
export function Pagination({ label, page, pageCount, getHref, labels }: PaginationProps) {
  const Link = useLinkComponent()
  if (pageCount < 2) return null
  /** Whether the step is hidden on a phone; consecutive hidden steps become one gap. */
  const isLeftOut = (step: PageStep | undefined) =>
    step !== undefined && step !== 'gap' && isFar(step, page, pageCount)
  return (
    <nav aria-label={label}>
      <ul className={styles.list} role="list">
        {page > 1 && (
          <li>
            <Link className={styles.step} href={getHref(page - 1)} rel="prev" aria-label={labels.previous}>
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {pageWindow(page, pageCount).map((step, index, steps) => {
          const before = steps[index - 1]
          if (step === 'gap')
            return <Gap key={`after-${before}`} className={isLeftOut(before) ? styles.far : undefined} />
          return (
            <Fragment key={step}>
              {isLeftOut(step) && before !== 'gap' && !isLeftOut(before) && (
                <Gap className={styles.gapInstead} />
              )}
              <li className={cx(isLeftOut(step) && styles.far)}>
                <Link
                  className={styles.step}
                  href={getHref(step)}
                  aria-label={labels.page(step)}
                  aria-current={step === page ? 'page' : undefined}
                >
                  {step}
                </Link>
              </li>
            </Fragment>
          )
        })}
        {page < pageCount && (
          <li>
            <Link className={styles.step} href={getHref(page + 1)} rel="next" aria-label={labels.next}>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

function Gap({ className }: { readonly className?: string | undefined }) {
  return (
    <li className={cx(styles.gap, className)} aria-hidden="true">
      …
    </li>
  )
}

/** Maximum number of pages in a phone's row. */
const ROW = 4

/** Whether a page is neither first, last nor current; if the current page is first or last, its neighbour fits too. */
const isFar = (step: number, page: number, pageCount: number): boolean => {
  const atEnd = page === 1 || page === pageCount
  return pageCount > ROW && step !== 1 && step !== pageCount && Math.abs(step - page) > (atEnd ? 1 : 0)
}

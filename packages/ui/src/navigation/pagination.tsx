import { cx } from 'class-variance-authority'

import { useLinkComponent } from '../internal/link.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../media/icons.ts'
import { pageWindow } from './page-window.ts'
import * as styles from './pagination.css.ts'

export type PaginationProps = {
  /** Name of the navigation: "Páginas de tintorería". */
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly hrefOf: (page: number) => string
  readonly words: {
    readonly previous: string
    readonly next: string
    /** Name of the link to a page: "Página 3". */
    readonly page: (page: number) => string
  }
}

/** Links to the pages of a list. Shows nothing when there is one page. */
export function Pagination({ label, page, pageCount, hrefOf, words }: PaginationProps) {
  const Link = useLinkComponent()
  if (pageCount < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.list} role="list">
        {page > 1 && (
          <li>
            <Link className={styles.step} href={hrefOf(page - 1)} rel="prev" aria-label={words.previous}>
              <ChevronLeftIcon />
            </Link>
          </li>
        )}
        {pageWindow(page, pageCount).map((step, index, steps) =>
          step === 'gap' ? (
            <li key={`after-${steps[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step} className={cx(isFar(step, page, pageCount) && styles.far)}>
              <Link
                className={styles.step}
                href={hrefOf(step)}
                aria-label={words.page(step)}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link className={styles.step} href={hrefOf(page + 1)} rel="next" aria-label={words.next}>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** As many numbers as a phone's row holds beside both arrows. */
const ROW = 4

const isFar = (step: number, page: number, pageCount: number): boolean =>
  pageCount > ROW && step !== 1 && step !== pageCount && step !== page

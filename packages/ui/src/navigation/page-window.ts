/** A page number, or a gap where numbers are left out. */
export type PageStep = number | 'gap'

const NEIGHBOURS = 2

/**
 * Returns the page numbers to show: first, last, current with its neighbours, and gaps between. A gap never replaces
 * a single number.
 */
export const pageWindow = (current: number, count: number): readonly PageStep[] => {
  const near = (page: number) => Math.abs(page - current) <= NEIGHBOURS
  const pages = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || near(page),
  )
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? page - 1) - 1
    if (missing === 1) return [page - 1, page]
    return missing > 1 ? ['gap' as const, page] : [page]
  })
}

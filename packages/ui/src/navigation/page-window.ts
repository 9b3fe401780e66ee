/** A page number, or a gap where numbers are left out. */
export type PageStep = number | 'gap'

const NEIGHBOURS = 2

/**
 * The page numbers to offer: first, last, the current one with its neighbours, and gaps between. A gap never
 * hides a single number, since that number takes no more room.
 */
export const pageWindow = (current: number, count: number): readonly PageStep[] => {
  const near = (page: number) => Math.abs(page - current) <= NEIGHBOURS
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || near(page),
  )
  return kept.flatMap((page, index) => {
    const missing = page - (kept[index - 1] ?? page - 1) - 1
    if (missing === 1) return [page - 1, page]
    return missing > 1 ? ['gap' as const, page] : [page]
  })
}

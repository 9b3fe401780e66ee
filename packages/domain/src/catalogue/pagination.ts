/** Products on one page of a category (spec 001 §9). */
export const productsPerPage = 12
/** Page links appear only above this many results (spec 000 §2). */
export const paginationAbove = 6
export const ordersPerPage = 5
export const addressesPerPage = 5
export const promosPerPage = 3

/** Pages needed for a number of results; an empty list still has its first page. */
export function pageCount(results: number, perPage: number = productsPerPage): number {
  return Math.max(1, Math.ceil(results / perPage))
}

/** The page a path names, or `null` where it is none: those answer not found (spec 000 §2, Pagination). */
export function readPage(text: string, pages: number): number | null {
  if (!/^[1-9]\d{0,4}$/.test(text)) return null
  const page = Number(text)
  return page <= pages ? page : null
}

/** The items of a page, which counts from 1. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  perPage: number = productsPerPage,
): Item[] {
  return items.slice((page - 1) * perPage, page * perPage)
}

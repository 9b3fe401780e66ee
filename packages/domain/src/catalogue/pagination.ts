/** Products on one page of a category (spec 001 §9). */
export const PRODUCTS_PER_PAGE = 12
/** Pagination is shown only above this number of results (spec 000 §2). */
export const PAGINATION_THRESHOLD = 6
export const ORDERS_PER_PAGE = 5
export const ADDRESSES_PER_PAGE = 5
export const PROMOS_PER_PAGE = 3

/** Number of pages; an empty list has one page. */
export function countPages(results: number, perPage: number = PRODUCTS_PER_PAGE): number {
  return Math.max(1, Math.ceil(results / perPage))
}

/** Parses the page number of a path; `null` for an invalid one, which is a 404 (spec 000 §2, Pagination). */
export function parsePage(text: string, pages: number): number | null {
  if (!/^[1-9]\d{0,4}$/.test(text)) return null
  const page = Number(text)
  return page <= pages ? page : null
}

/** Items of a page; pages start at 1. */
export function paginate<Item>(
  items: readonly Item[],
  page: number,
  perPage: number = PRODUCTS_PER_PAGE,
): Item[] {
  return items.slice((page - 1) * perPage, page * perPage)
}

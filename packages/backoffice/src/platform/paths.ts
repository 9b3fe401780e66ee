/** The log-in, which leads back to a page. */
export function loginPath(page: string): string {
  return page === '/' ? '/login' : `/login?${new URLSearchParams({ next: page })}`
}

/** The page to which a log-in leads: one of this application. */
export function pageAfterLogin(search: URLSearchParams): string {
  const next = search.get('next') ?? ''
  return /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/counter'
}

/** The closing of a drawer: its count, then its report. */
export function closingPath(drawerId: number): string {
  return `/drawer/closing?drawer=${drawerId}`
}

/** The page on which an order is handed over at a store. */
export function handoverPath(locator: string): string {
  return `/counter/handover/${encodeURIComponent(locator)}`
}

/** The page of a claim. */
export function claimPath(id: number): string {
  return `/incidents/${id}`
}

/** The page of an order. */
export function orderPath(locator: string): string {
  return `/orders/${encodeURIComponent(locator)}`
}

/** The page of a customer. */
export function customerPath(id: number): string {
  return `/counter/customers/${id}`
}

/** The form of a new customer, filled in from what was searched. */
export function newCustomerPath(searched = ''): string {
  const q = searched.trim()
  return q === '' ? '/counter/customers/new' : `/counter/customers/new?${new URLSearchParams({ q })}`
}

/** The page of a new order of a customer. */
export function newOrderPath(customerId: number): string {
  return `/counter/new?customer=${customerId}`
}

/** The page of a withdrawal. */
export function withdrawalPath(id: number): string {
  return `/withdrawals/${id}`
}

/** The page of a company and its account. */
export function companyPath(id: number): string {
  return `/business/${id}`
}

/** The page of a price list. */
export function priceListPath(id: number): string {
  return `/business/price-lists/${id}`
}

const PLACEHOLDER_DOMAIN = '@users.invalid'

/** Returns the stored address of a customer whom Facebook gives none. */
export function placeholderEmail(facebookId: string): string {
  return `facebook-${facebookId}${PLACEHOLDER_DOMAIN}`
}

/** Returns the stored address of a customer without one whom a store adds (spec 000 §6); `name` is unique. */
export function storePlaceholderEmail(storeId: number | null, name: string): string {
  return `store-${storeId ?? 0}-${name}${PLACEHOLDER_DOMAIN}`
}

/** Whether an address is a placeholder, to which no mail is sent. */
export function isPlaceholderEmail(email: string): boolean {
  return email.endsWith(PLACEHOLDER_DOMAIN)
}

/** Returns an address in wire format: empty for a placeholder. */
export function presentEmail(email: string): string {
  return isPlaceholderEmail(email) ? '' : email
}

/** URL parameters that open store mode (spec 000 §4, Session). `guest_id` is an extension. */
export const storeLinkParameters = ['lavanderia_id', 'security', 'email', 'admin_id', 'guest_id'] as const

/** Who opens store mode, where and for which customer. */
export interface StoreLink {
  /** One of the seven laundry centres. */
  readonly storeId: number
  /** The customer's e-mail address. */
  readonly email: string
  /** The staff member, wire `admin_id`; `TECHNICAL_STAFF_ID` by default. */
  readonly staffId: number
  /** The customer's id, for a guest: others may have given the same address. */
  readonly guestId?: number | undefined
}

/** Lifetime of a link, milliseconds. */
export const STORE_LINK_LIFETIME_MS = 5 * 60 * 1000

/** The query of a link, its parameters in the order in which they are signed. */
export function storeLinkQuery({ storeId, email, staffId, guestId }: StoreLink, security: string): string {
  const guest: [string, string][] = guestId === undefined ? [] : [['guest_id', String(guestId)]]
  return new URLSearchParams([
    ['lavanderia_id', String(storeId)],
    ['email', email],
    ['admin_id', String(staffId)],
    ...guest,
    ['security', security],
  ]).toString()
}

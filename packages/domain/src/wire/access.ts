/** What a staff member may do; a member has a set of them. */
export const roles = ['counter', 'driver', 'operations'] as const
export type Role = (typeof roles)[number]

/**
 * Who may send a request: everybody, a customer with a session, also when staff act for the customer in store mode, or the
 * customer alone (`customer-only`: log-ins, saved cards, the account itself), staff members with one of the roles, or operations with
 * `OPERATIONS_KEY`. `whileLocked`: also in a session of staff that is locked. That a customer owns what the request names is checked in the database query itself (trust 4).
 */
export type EndpointAccess =
  | 'public'
  | 'customer'
  | 'customer-only'
  | { readonly staff: readonly Role[]; readonly whileLocked?: true }
  | 'operations'

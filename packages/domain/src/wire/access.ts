/** What a staff member may do; a member has a set of them. */
export const roles = ['counter', 'driver', 'operations'] as const
export type Role = (typeof roles)[number]

/**
 * Who may send a request: everybody, a customer with a session, staff members with one of the roles, or operations with
 * `OPERATIONS_KEY`. That a customer owns what the request names is checked in the database query itself (trust 4).
 */
export type EndpointAccess = 'public' | 'customer' | { readonly staff: readonly Role[] } | 'operations'

import type { Role } from '../wire/access.ts'

/** A signed-in customer. */
export interface CustomerActor {
  readonly kind: 'customer'
  readonly userId: number
  readonly sessionId: number
  /** Whether the customer is a company. */
  readonly isBusiness: boolean
}

/** A signed-in staff member. */
export interface StaffActor {
  readonly kind: 'staff'
  /** {@link TECHNICAL_STAFF_ID} in store mode. */
  readonly staffId: number
  readonly sessionId: number
  readonly roles: readonly Role[]
  /** The store of the session; `null` for those who work at none. */
  readonly storeId: number | null
  /** The customer whom they act for in store mode; `null` for none. */
  readonly userId: number | null
  /** Whether that customer is a company. */
  readonly isBusiness: boolean
}

/** No person: a job, a payment provider, or operations by the command line or the shared key. */
export interface SystemActor {
  readonly kind: 'job' | 'provider' | 'operations'
}

/** Who does something. */
export type Actor = CustomerActor | StaffActor | SystemActor
export type ActorKind = Actor['kind']

/** Who may use the endpoints of customers: the customer, or staff in store mode. `userId` is the customer. */
export type ActorForCustomer = CustomerActor | (StaffActor & { readonly userId: number })

/** The part of an actor that rows have. */
export type ActorIdentity =
  | Pick<CustomerActor, 'kind' | 'userId'>
  | Pick<StaffActor, 'kind' | 'staffId'>
  | SystemActor

/** The member of store mode, whose sessions name nobody. No staff member has this id. */
export const TECHNICAL_STAFF_ID = 0

/** Returns the id of a customer or of a staff member; `null` for the system. */
export function actorId(actor: ActorIdentity): number | null {
  if (actor.kind === 'customer') return actor.userId
  return actor.kind === 'staff' ? actor.staffId : null
}

import type { EndpointAccess, Role } from '../wire/access.ts'
import type { Actor, StaffActor } from './actor.ts'

/** Whether an actor may send the requests of an endpoint; `null` for a visitor. */
export function mayUse(actor: Actor | null, access: EndpointAccess): boolean {
  if (access === 'public') return true
  if (access === 'operations') return actor?.kind === 'operations'
  if (access === 'customer-only') return actor?.kind === 'customer'
  if (access === 'customer')
    return actor?.kind === 'customer' || (actor?.kind === 'staff' && actor.userId !== null)
  return actor?.kind === 'staff' && access.staff.some((role) => actor.roles.includes(role))
}

/** Roles of a counter: they take orders and money, find and add customers, and act for them. */
export const orderTakingRoles: readonly Role[] = ['counter', 'operations']

/**
 * Whether the limits of store mode apply instead of those of customers: carpets up to 500 cm, any mix of categories,
 * disabled categories, and any pickup hour (spec 000 §6).
 */
export function hasWiderLimits(actor: Actor): boolean {
  return takesOrders(actor)
}

/** Whether an actor may choose the stores of store mode beside those of customers (spec 000 §2, Store selector). */
export function mayUseAllStores(actor: Actor): boolean {
  return takesOrders(actor)
}

/** Whether an actor may start the processes of staff, which are paid at a counter (trust 4). */
export function mayUseStaffProcesses(actor: Actor): boolean {
  return takesOrders(actor)
}

function takesOrders(actor: Actor): boolean {
  return actor.kind === 'operations' || (actor.kind === 'staff' && mayUse(actor, { staff: orderTakingRoles }))
}

/** Roles that see the orders of all customers. Drivers see the stops of their own runs only, which are no orders. */
export const orderReaderRoles: readonly Role[] = ['counter', 'operations']

/** Whether a member sees the payments and refunds of an order: operations of any, a counter of those that its store took. */
export function maySeeLedger(actor: StaffActor, storeId: number | null): boolean {
  return (
    mayUse(actor, { staff: ['operations'] }) ||
    (mayUse(actor, { staff: ['counter'] }) && storeId !== null && storeId === actor.storeId)
  )
}

/** Whether a member sees and closes the drawers of all stores; others those of the store of their session. */
export function mayUseEveryDrawer(actor: Pick<StaffActor, 'roles'>): boolean {
  return actor.roles.includes('operations')
}

/** Whether a session locks when its person does nothing: at a counter, which customers reach, not on a driver's phone. */
export function locksWhenIdle({ roles, storeId }: Pick<StaffActor, 'roles' | 'storeId'>): boolean {
  return roles.includes('counter') && storeId !== null
}

/** Roles that decide on withdrawals. */
export const decidingRoles: readonly Role[] = ['operations']

/** Whether a member may record a bank transfer as a payment or a refund. */
export function mayRecordTransfer(actor: Pick<StaffActor, 'roles'>): boolean {
  return actor.roles.includes('operations')
}

/** Whether a member decides claims; others recommend an amount. */
export function mayDecideClaims(actor: Pick<StaffActor, 'roles'>): boolean {
  return actor.roles.includes('operations')
}

/** Whether a member may work at a store in a session; drivers and operations may work at none. */
export function mayWorkAt(
  { roles, storeIds }: { readonly roles: readonly Role[]; readonly storeIds: readonly number[] },
  storeId: number | null,
): boolean {
  return storeId === null ? roles.some((role) => role !== 'counter') : storeIds.includes(storeId)
}

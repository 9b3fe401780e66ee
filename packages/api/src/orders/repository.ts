import { type OrderStatus, orderStatus } from '@colada/domain/orders/status'
import { getPreviousStatuses } from '@colada/domain/orders/transitions'
import type { Leg } from '@colada/domain/schedule/slot'
import { actorId, type ActorIdentity } from '@colada/domain/staff/actor'
import { and, asc, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { type ChangeRecord, findOpenChanges, selectChangedOrders } from './change-repository.ts'
import { orderIncidents, orderItems, orderLegs, orders, orderSteps } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderItemRow = typeof orderItems.$inferSelect
export type OrderLegRow = typeof orderLegs.$inferSelect
export type OrderStepRow = typeof orderSteps.$inferSelect

/** An order with its related rows. */
export interface OrderRecord {
  readonly order: OrderRow
  readonly items: readonly OrderItemRow[]
  readonly legs: readonly OrderLegRow[]
  readonly steps: readonly OrderStepRow[]
  /** Steps of its parts. */
  readonly partSteps: readonly OrderStepRow[]
  /** Open incidents. */
  readonly incidents: readonly (typeof orderIncidents.$inferSelect)[]
  /** The open change. */
  readonly change: ChangeRecord | null
}

const { cancelled, error } = orderStatus

/** Inserts an order; returns `undefined` when its locator is taken. */
export async function addOrder(
  executor: Executor,
  order: typeof orders.$inferInsert,
): Promise<OrderRow | undefined> {
  const [row] = await executor
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.locator })
    .returning()
  return row
}

export async function addItems(
  executor: Executor,
  items: readonly (typeof orderItems.$inferInsert)[],
): Promise<void> {
  await executor.insert(orderItems).values([...items])
}

export async function addLegs(
  executor: Executor,
  legs: readonly (typeof orderLegs.$inferInsert)[],
): Promise<void> {
  if (legs.length > 0) await executor.insert(orderLegs).values([...legs])
}

/** Who moves an order, and why; the reason is given by staff and operations. */
export interface StepCause {
  readonly actor: ActorIdentity
  readonly reason?: string | undefined
}

/** Adds a step to the history of an order, or of a part of it; returns its id. */
export async function addStep(
  executor: Executor,
  step: { readonly orderId: number; readonly status: OrderStatus; readonly categoryId?: number },
  { actor, reason }: StepCause,
  at: Date,
): Promise<number> {
  const actorColumns = { actorKind: actor.kind, actorId: actorId(actor) }
  const [row] = await executor
    .insert(orderSteps)
    .values({ ...step, ...actorColumns, reason, at })
    .returning({ id: orderSteps.id })
  return row!.id
}

/** Locks an order's row until the transaction ends; the first lock of every change to it. */
export async function lockOrder(executor: Executor, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await executor.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return row
}

/**
 * Changes the status in one guarded statement and records the step; returns `undefined` when the transition is not allowed
 * (decisions).
 */
export async function changeStatus(
  executor: Executor,
  orderId: number,
  to: OrderStatus,
  {
    at,
    changes,
    ...cause
  }: StepCause & {
    readonly at: Date
    readonly changes?: Pick<OrderRow, 'cancelledFault' | 'isReturnDue'>
  },
): Promise<{ readonly order: OrderRow; readonly stepId: number } | undefined> {
  const [order] = await executor
    .update(orders)
    .set({ ...changes, status: to, payBefore: null, claimedUntil: null })
    .where(and(eq(orders.id, orderId), inArray(orders.status, getPreviousStatuses(to))))
    .returning()
  return order && { order, stepId: await addStep(executor, { orderId, status: to }, cause, at) }
}

/** Records the return of a cancelled order's garments in one guarded statement; returns false when none is due. */
export async function closeReturn(executor: Executor, orderId: number, at: Date): Promise<boolean> {
  const closed = await executor
    .update(orders)
    .set({ isReturnDue: false, returnedAt: at })
    .where(and(eq(orders.id, orderId), orders.isReturnDue))
    .returning({ id: orders.id })
  return closed.length === 1
}

/** Returns the customer's identical order since a time that is not cancelled (trust 1). */
export async function findDuplicateOrder(
  executor: Executor,
  userId: number,
  contentHash: string,
  since: Date,
): Promise<OrderRow | undefined> {
  const [row] = await executor
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gt(orders.createdAt, since),
        eq(orders.contentHash, contentHash),
        notInArray(orders.status, [cancelled, error]),
      ),
    )
  return row
}

/** Counts a customer's orders that are not cancelled. */
export async function countOrders(executor: Executor, userId: number): Promise<number> {
  return executor.$count(
    orders,
    and(eq(orders.userId, userId), notInArray(orders.status, [cancelled, error])),
  )
}

export async function findOrder(executor: Executor, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await executor.select().from(orders).where(eq(orders.id, orderId))
  return row
}

export async function findOrderByLocator(executor: Executor, locator: string): Promise<OrderRow | undefined> {
  const [row] = await executor.select().from(orders).where(eq(orders.locator, locator.toUpperCase()))
  return row
}

/** Which orders of a customer; all without a restriction. */
export interface OrderFilter {
  readonly orderId?: number | undefined
  readonly locator?: string
  /** Those that wait for a payment, or have a change that does. */
  readonly isUnpaid?: boolean
}

/** Returns a customer's orders, oldest first. */
export async function findOrdersOf(
  executor: Executor,
  userId: number,
  { orderId, locator, isUnpaid = false }: OrderFilter = {},
): Promise<OrderRecord[]> {
  const hasOpenChange = inArray(orders.id, selectChangedOrders(executor))
  const rows = await executor
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        orderId === undefined ? undefined : eq(orders.id, orderId),
        locator === undefined ? undefined : eq(orders.locator, locator.toUpperCase()),
        isUnpaid ? or(eq(orders.status, orderStatus.pendingPayment), hasOpenChange) : undefined,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
  return loadRecords(executor, rows)
}

/** Loads the related rows of the orders, in a constant number of statements. */
export async function loadRecords(executor: Executor, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const items = await executor
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id))
  const legs = await executor
    .select()
    .from(orderLegs)
    .where(inArray(orderLegs.orderId, ids))
    .orderBy(asc(orderLegs.id))
  const steps = await executor
    .select()
    .from(orderSteps)
    .where(inArray(orderSteps.orderId, ids))
    .orderBy(asc(orderSteps.id))
  const incidents = await executor
    .select()
    .from(orderIncidents)
    .where(and(inArray(orderIncidents.orderId, ids), isNull(orderIncidents.solvedAt)))
    .orderBy(asc(orderIncidents.id))
  const changes = await findOpenChanges(executor, ids)
  return rows.map((order) => ({
    order,
    items: items.filter((item) => item.orderId === order.id),
    legs: legs.filter((leg) => leg.orderId === order.id),
    steps: steps.filter((step) => step.orderId === order.id && step.categoryId === null),
    partSteps: steps.filter((step) => step.orderId === order.id && step.categoryId !== null),
    incidents: incidents.filter((incident) => incident.orderId === order.id),
    change: changes.find(({ change }) => change.orderId === order.id) ?? null,
  }))
}

export async function findHeldLegs(executor: Executor, orderId: number): Promise<OrderLegRow[]> {
  return executor
    .select()
    .from(orderLegs)
    .where(and(eq(orderLegs.orderId, orderId), isNull(orderLegs.releasedAt)))
}

/** Releases all legs of an order, or the given ones. */
export async function releaseLegs(
  executor: Executor,
  orderId: number,
  at: Date,
  which?: readonly { readonly leg: Leg }[],
): Promise<void> {
  const isSelected =
    which &&
    inArray(
      orderLegs.leg,
      which.map(({ leg }) => leg),
    )
  await executor
    .update(orderLegs)
    .set({ releasedAt: at })
    .where(and(eq(orderLegs.orderId, orderId), isNull(orderLegs.releasedAt), isSelected))
}

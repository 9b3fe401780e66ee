import { claimStates, isClaimOver } from '@colada/domain/claims/claim'
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { findOrder, findOrders, lockOrder, type OrderRow } from '../orders/service.ts'
import { claimItems, claims } from './tables.ts'

export type ClaimRow = typeof claims.$inferSelect
export type ClaimItemRow = typeof claimItems.$inferSelect

/** A claim with its order and garments. */
export interface ClaimRecord {
  readonly claim: ClaimRow
  readonly order: OrderRow
  readonly items: readonly ClaimItemRow[]
}

const ended = claimStates.filter(isClaimOver)

export async function addClaim(
  tx: Executor,
  claim: typeof claims.$inferInsert,
  items: readonly Omit<typeof claimItems.$inferInsert, 'claimId'>[],
): Promise<ClaimRow> {
  const [row] = await tx.insert(claims).values(claim).returning()
  await tx.insert(claimItems).values(items.map((item) => ({ ...item, claimId: row!.id })))
  return row!
}

/** Changes a claim and counts its version. The caller holds its lock. */
export async function changeClaim(
  tx: Executor,
  id: number,
  changes: Partial<typeof claims.$inferInsert>,
): Promise<ClaimRow> {
  const [row] = await tx
    .update(claims)
    .set({ ...changes, version: sql`${claims.version} + 1` })
    .where(eq(claims.id, id))
    .returning()
  return row!
}

export async function setAgreedValue(
  tx: Executor,
  claimId: number,
  { id, value }: { readonly id: number; readonly value: number | null },
): Promise<void> {
  const isOwn = and(eq(claimItems.id, id), eq(claimItems.claimId, claimId))
  await tx.update(claimItems).set({ agreedValue: value }).where(isOwn)
}

/** Locks a claim after its order (trust 3). */
export async function lockClaim(tx: Executor, id: number): Promise<ClaimRecord | undefined> {
  const [found] = await tx.select({ orderId: claims.orderId }).from(claims).where(eq(claims.id, id))
  const order = found && (await lockOrder(tx, found.orderId))
  if (!order) return undefined
  const [claim] = await tx.select().from(claims).where(eq(claims.id, id)).for('update')
  return claim && { claim, order, items: await listItems(tx, [id]) }
}

export async function findClaim(executor: Executor, id: number): Promise<ClaimRecord | undefined> {
  const [claim] = await executor.select().from(claims).where(eq(claims.id, id))
  const order = claim && (await findOrder(executor, claim.orderId))
  return claim && order && { claim, order, items: await listItems(executor, [id]) }
}

export async function findClaimOfMessage(
  executor: Executor,
  messageId: number,
): Promise<ClaimRecord | undefined> {
  const [row] = await executor.select({ id: claims.id }).from(claims).where(eq(claims.messageId, messageId))
  return row && findClaim(executor, row.id)
}

/** Which claims: of an order, or those that run or have ended. */
export interface ClaimFilter {
  readonly orderId?: number
  readonly hasEnded?: boolean
}

/** Claims of a list that have ended. */
const MAX_ENDED = 100

/** Returns claims, newest first; of those that have ended the latest. */
export async function listClaims(
  executor: Executor,
  { orderId, hasEnded }: ClaimFilter,
): Promise<ClaimRecord[]> {
  const isListed = and(
    orderId === undefined ? undefined : eq(claims.orderId, orderId),
    hasEnded === undefined
      ? undefined
      : hasEnded
        ? inArray(claims.state, ended)
        : notInArray(claims.state, ended),
  )
  const query = executor.select().from(claims).where(isListed).orderBy(desc(claims.id))
  return loadClaims(executor, await (hasEnded ? query.limit(MAX_ENDED) : query))
}

/** Returns all claims of orders, newest first. */
export async function listClaimsOf(executor: Executor, orderIds: readonly number[]): Promise<ClaimRecord[]> {
  if (orderIds.length === 0) return []
  const isOwn = inArray(claims.orderId, [...orderIds])
  return loadClaims(executor, await executor.select().from(claims).where(isOwn).orderBy(desc(claims.id)))
}

async function loadClaims(executor: Executor, rows: readonly ClaimRow[]): Promise<ClaimRecord[]> {
  const items = await listItems(
    executor,
    rows.map(({ id }) => id),
  )
  const orders = await findOrders(
    executor,
    rows.map((row) => row.orderId),
  )
  return rows.map((claim) => ({
    claim,
    order: orders.get(claim.orderId)!,
    items: items.filter(({ claimId }) => claimId === claim.id),
  }))
}

async function listItems(executor: Executor, claimIds: readonly number[]): Promise<ClaimItemRow[]> {
  if (claimIds.length === 0) return []
  return executor
    .select()
    .from(claimItems)
    .where(inArray(claimItems.claimId, [...claimIds]))
    .orderBy(asc(claimItems.id))
}

/** Returns the pieces by garment of an order that claims are about, without refused claims and found garments. */
export async function countClaimed(executor: Executor, orderId: number): Promise<Map<number, number>> {
  const rows = await executor
    .select({ id: claimItems.orderItemId, pieces: sql<number>`sum(${claimItems.quantity})::int` })
    .from(claimItems)
    .innerJoin(claims, eq(claims.id, claimItems.claimId))
    .where(and(eq(claims.orderId, orderId), notInArray(claims.state, ['refused', 'closed'])))
    .groupBy(claimItems.orderItemId)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}

/** Removes personal data from the claims of orders; an account waits for its transfer as long as it is due. */
export async function anonymiseClaims(tx: Executor, orderIds: readonly number[]): Promise<void> {
  const isOf = inArray(claims.orderId, [...orderIds])
  await tx.update(claims).set({ dispute: '' }).where(isOf)
  await tx
    .update(claims)
    .set({ holder: '', iban: '' })
    .where(and(isOf, notInArray(claims.state, ['accepted'])))
}

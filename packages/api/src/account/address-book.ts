import type { Address } from '@colada/domain/account/address'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { addresses, users } from './tables.ts'

type NewAddress = Omit<Address, 'id'>

/** Returns a customer's addresses: the default first, then by age. */
export async function listAddresses(executor: Executor, userId: number): Promise<Address[]> {
  const rows = await executor
    .select()
    .from(addresses)
    .where(owned(userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id))
  return rows.map(toAddress)
}

export async function findAddress(
  executor: Executor,
  userId: number,
  id: number,
): Promise<Address | undefined> {
  const [row] = await executor
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), owned(userId)))
  return row && toAddress(row)
}

/** Returns the towns of addresses, deleted ones too, by id. */
export async function findTowns(
  executor: Executor,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number | null, string>> {
  const known = ids.filter((id) => id != null)
  if (known.length === 0) return new Map()
  const rows = await executor
    .select({ id: addresses.id, city: addresses.city })
    .from(addresses)
    .where(inArray(addresses.id, known))
  return new Map(rows.map(({ id, city }) => [id, city]))
}

export async function insertAddress(
  executor: Executor,
  userId: number,
  address: NewAddress,
  createdAt: Date,
): Promise<Address> {
  const [row] = await executor
    .insert(addresses)
    .values({ ...address, userId, createdAt })
    .returning()
  return toAddress(row!)
}

/** Returns `undefined` when the customer has no such address. */
export async function changeAddress(
  executor: Executor,
  userId: number,
  id: number,
  address: Partial<NewAddress>,
): Promise<Address | undefined> {
  const [row] = await executor
    .update(addresses)
    .set(address)
    .where(and(eq(addresses.id, id), owned(userId)))
    .returning()
  return row && toAddress(row)
}

/** Soft-deletes an address, since orders reference it. */
export async function softDeleteAddress(
  executor: Executor,
  userId: number,
  id: number,
  deletedAt: Date,
): Promise<Address | undefined> {
  const [row] = await executor
    .update(addresses)
    .set({ deletedAt })
    .where(and(eq(addresses.id, id), owned(userId)))
    .returning()
  return row && toAddress(row)
}

export async function clearDefault(executor: Executor, userId: number): Promise<void> {
  await executor
    .update(addresses)
    .set({ isDefault: false })
    .where(and(owned(userId), eq(addresses.isDefault, true)))
}

/** Serialises changes of a customer's addresses, so that there is one default. */
export async function lockAddresses(executor: Executor, userId: number): Promise<void> {
  await executor.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Moves the addresses of a customer; those that the other has already are deleted. There is one default. */
export async function moveAddresses(
  executor: Executor,
  { from, to }: { readonly from: number; readonly to: number },
  at: Date,
): Promise<void> {
  const present = await listAddresses(executor, to)
  const places = new Set(present.map(placeOf))
  await clearDefault(executor, from)
  for (const address of await listAddresses(executor, from)) {
    if (places.has(placeOf(address))) await softDeleteAddress(executor, from, address.id, at)
  }
  await executor.update(addresses).set({ userId: to }).where(eq(addresses.userId, from))
  if (present.length > 0) return
  const [first] = await listAddresses(executor, to)
  if (first) await changeAddress(executor, to, first.id, { isDefault: true })
}

function placeOf({ line1, line2, postalCode, floor, door }: Address): string {
  return JSON.stringify([line1, line2, postalCode, floor, door])
}

function owned(userId: number) {
  return and(eq(addresses.userId, userId), isNull(addresses.deletedAt))
}

function toAddress(row: typeof addresses.$inferSelect): Address {
  const { userId: _userId, createdAt: _createdAt, deletedAt: _deletedAt, ...address } = row
  return address
}

import { randomInt } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { orders } from './tables.ts'

/** Letters and digits that are unambiguous on the phone. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 7

/** Creates the locator of a new order. With about 3·10¹⁰ values it cannot be guessed. */
export function newLocator(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Returns the locators of orders by id. */
export async function findLocators(
  executor: Executor,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await executor
    .select({ id: orders.id, locator: orders.locator })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, locator }) => [id, locator]))
}

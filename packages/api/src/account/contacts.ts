import { foldText } from '@colada/domain/catalogue/search-terms'
import { and, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { users } from './tables.ts'

/** How a customer is reached. */
export type Contact = Pick<
  typeof users.$inferSelect,
  'firstName' | 'lastName' | 'email' | 'phone' | 'language' | 'businessName' | 'taxId'
>

/** Returns the contact data of customers by id. A deleted account has anonymous ones. */
export async function findContacts(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, Contact>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName, email, phone, language, businessName, taxId } = users
  const rows = await executor
    .select({ id, firstName, lastName, email, phone, language, businessName, taxId })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A text without accents and in lower case, as `foldText` returns it. */
const folded = (text: SQL) =>
  sql`regexp_replace(normalize(lower(${text}), nfd), '[\\u0300-\\u036f]', '', 'g')`

/**
 * The ids of customers whose e-mail address or phone number starts with a text, or whose name has it, as a subquery. Case
 * and accents do not matter.
 */
export function selectCustomersLike(executor: Executor, text: string) {
  const pattern = foldText(text).replace(/[\\%_]/g, '\\$&')
  const digits = pattern.replace(/[\s.-]/g, '')
  const isPhone = /^\+?\d+$/.test(digits)
  return executor
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        or(
          like(users.email, `${pattern}%`),
          like(
            folded(sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.businessName}`),
            `%${pattern}%`,
          ),
          isPhone ? or(like(users.phone, `${digits}%`), like(users.phone, `+34${digits}%`)) : undefined,
        ),
      ),
    )
}

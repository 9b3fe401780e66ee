import { normalizePhone } from '@colada/domain/account/contact-details'
import { foldText } from '@colada/domain/catalogue/search-terms'
import type { WireFoundCustomer } from '@colada/domain/staff/customers-contract'
import { and, desc, eq, inArray, isNull, like, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { presentEmail } from './placeholder-email.ts'
import { users } from './tables.ts'

/** How a customer is reached. `email` is empty for a placeholder. */
export type Contact = Pick<
  typeof users.$inferSelect,
  'id' | 'firstName' | 'lastName' | 'email' | 'phone' | 'language' | 'businessName' | 'taxId'
>

const contactColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  language: users.language,
  businessName: users.businessName,
  taxId: users.taxId,
}

const present = (row: Contact): Contact => ({ ...row, email: presentEmail(row.email) })

/** Returns the contact data of customers by id. A deleted account has anonymous ones. */
export async function findContacts(
  executor: Executor,
  ids: readonly number[],
): Promise<Map<number, Contact>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select(contactColumns)
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map((row) => [row.id, present(row)]))
}

/** The ids of the customers whom {@link findCustomersLike} finds, as a subquery. */
export function selectCustomersLike(executor: Executor, text: string) {
  return executor
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.deletedAt), isLike(text)))
}

/**
 * Returns customers whom a text finds: those whose name starts with it, then the newest. They are two statements in the
 * order of the ids, so that a text that half of the customers match stops at the first ones.
 */
export async function findCustomersLike(executor: Executor, text: string, limit: number): Promise<Contact[]> {
  const newest = (condition: SQL | undefined) =>
    executor
      .select(contactColumns)
      .from(users)
      .where(and(isNull(users.deletedAt), condition))
      .orderBy(desc(users.id))
      .limit(limit)
  // No name starts with a digit; all phone numbers are in the trigrams of the first ones.
  const first = isPhonePart(text)
    ? []
    : await newest(like(users.searchText, `${escapePattern(foldText(text.trim()))}%`))
  const all = first.length < limit ? await newest(isLike(text)) : []
  const found = new Map([...first, ...all].map((row) => [row.id, row]))
  return [...found.values()].slice(0, limit).map(present)
}

/** Returns the customers who have a phone number or an e-mail address, accounts first, then the newest. */
export async function findCustomersWith(
  executor: Executor,
  given: { readonly phone?: string; readonly email?: string },
  limit: number,
): Promise<Contact[]> {
  const is = [
    given.email === undefined ? undefined : eq(users.email, given.email.trim().toLowerCase()),
    given.phone === undefined ? undefined : inArray(users.phone, spellingsOf(given.phone)),
  ]
  if (is.every((condition) => condition === undefined)) return []
  const rows = await executor
    .select(contactColumns)
    .from(users)
    .where(and(isNull(users.deletedAt), or(...is)))
    .orderBy(users.isGuest, desc(users.id))
    .limit(limit)
  return rows.map(present)
}

/**
 * A customer whose e-mail address starts with a text, whose phone number has it, or whose name, company and phone number
 * have all words of it. Case and accents do not matter.
 */
function isLike(text: string) {
  const folded = foldText(text.trim())
  // A word of signs alone is in no trigram, so it would read every row.
  const words = isPhonePart(text)
    ? [localDigits(normalizePhone(folded))]
    : folded.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))
  return or(
    like(users.email, `${escapePattern(folded)}%`),
    words.length === 0
      ? undefined
      : and(...words.map((word) => like(users.searchText, `%${escapePattern(word)}%`))),
  )
}

const isPhonePart = (text: string): boolean => /^\+?\d+$/.test(normalizePhone(text.trim()))

/** The digits of a phone number without the prefix of Spain, with or without which numbers are stored. */
function localDigits(digits: string): string {
  return digits.replace(/^\+?34(?=\d{9}$)/, '').replace(/^\+/, '')
}

function spellingsOf(typed: string): string[] {
  const digits = normalizePhone(typed)
  const local = localDigits(digits)
  return [...new Set([digits, local, `+34${local}`, `34${local}`])]
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A customer of the finder in wire format. */
export function toFoundCustomer(contact: Contact): WireFoundCustomer {
  const { id, firstName, lastName, email, phone, businessName } = contact
  return { id, name: `${firstName} ${lastName}`.trim(), email, phone, business_name: businessName }
}

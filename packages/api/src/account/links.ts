import { createHmac, timingSafeEqual } from 'node:crypto'
import { LINK_VALID_MINUTES, type LinkPurpose } from '@colada/domain/account/links'
import { and, desc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm'
import { type Executor, runTransaction } from '../database/connection.ts'
import { deleteMailsAbout } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { lockEmail, lockUser, type UserRow } from './repository.ts'
import { accountLinks } from './security-tables.ts'

export type LinkRow = typeof accountLinks.$inferSelect

const MINUTE_MS = 60_000

/** Adds a link and ends the customer's earlier ones of the same purpose. `now` in epoch milliseconds. */
export async function addLink(
  tx: Executor,
  link: { readonly userId: number; readonly purpose: LinkPurpose; readonly email: string },
  now: number,
): Promise<LinkRow> {
  await endLinks(tx, link.userId, link.purpose, now)
  const [row] = await tx
    .insert(accountLinks)
    .values({
      ...link,
      createdAt: new Date(now),
      expiresAt: new Date(now + LINK_VALID_MINUTES[link.purpose] * MINUTE_MS),
    })
    .returning()
  return row!
}

/** Ends the open links of a customer, those of a purpose if it is given. */
export async function endLinks(
  tx: Executor,
  userId: number,
  purpose: LinkPurpose | undefined,
  now: number,
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ endedAt: new Date(now) })
    .where(
      and(
        eq(accountLinks.userId, userId),
        purpose && eq(accountLinks.purpose, purpose),
        isNull(accountLinks.endedAt),
      ),
    )
}

/** Returns the token of a link: its id and a signature of it. */
export function linkToken(id: string, pepper: string): string {
  return `${id}.${signatureOf(id, pepper)}`
}

/**
 * Returns the link of a token that has one of the purposes if they are given, is not used and has not expired.
 * @throws ApiError `linkInvalid`
 */
export async function findLink(
  executor: Executor,
  token: string,
  { purposes, pepper, now }: LinkContext,
): Promise<LinkRow> {
  const id = verifiedId(token, pepper)
  if (id === null) throw new ApiError('linkInvalid')
  const [row] = await executor.select().from(accountLinks).where(isOpen(id, now))
  if (!row || (purposes && !purposes.includes(row.purpose))) throw new ApiError('linkInvalid')
  return row
}

/**
 * Uses a link and returns it with its customer. Of several requests with the same token, one succeeds. The address and the
 * customer are locked before the link, since who has locked them may end the customer's other links.
 *
 * @throws ApiError `linkInvalid`
 */
export async function consumeLink(
  tx: Executor,
  token: string,
  context: LinkContext,
): Promise<{ readonly link: LinkRow; readonly user: UserRow }> {
  const { id, email, userId } = await findLink(tx, token, context)
  await lockEmail(tx, email)
  const user = await lockUser(tx, userId)
  const [link] = await tx
    .update(accountLinks)
    .set({ endedAt: new Date(context.now) })
    .where(isOpen(id, context.now))
    .returning()
  if (!link || !user || user.deletedAt !== null) throw new ApiError('linkInvalid')
  // The link proves nothing about an address that the customer has changed to since.
  if (link.purpose !== 'change-email' && user.email !== email) throw new ApiError('linkInvalid')
  return { link, user }
}

export interface LinkContext {
  readonly purposes?: readonly LinkPurpose[]
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Returns the new e-mail address whose confirmation is pending, empty without one. */
export async function findPendingEmail(executor: Executor, userId: number, now: number): Promise<string> {
  const [row] = await executor
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, 'change-email'),
        isNull(accountLinks.endedAt),
        gt(accountLinks.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(accountLinks.createdAt))
    .limit(1)
  return row?.email ?? ''
}

/** Deletes the links that expired before an instant, and their mails. */
export async function deleteLinksBefore(executor: Executor, at: Date): Promise<void> {
  await runTransaction(executor, (tx) => deleteLinks(tx, lt(accountLinks.expiresAt, at)))
}

/** Deletes the links of a customer, and their mails. */
export async function deleteLinksOf(tx: Executor, userId: number): Promise<void> {
  await deleteLinks(tx, eq(accountLinks.userId, userId))
}

async function deleteLinks(tx: Executor, condition: SQL): Promise<void> {
  const deleted = await tx.delete(accountLinks).where(condition).returning({ id: accountLinks.id })
  await deleteMailsAbout(
    tx,
    deleted.map(({ id }) => id),
  )
}

function isOpen(id: string, now: number) {
  return and(eq(accountLinks.id, id), isNull(accountLinks.endedAt), gt(accountLinks.expiresAt, new Date(now)))
}

function verifiedId(token: string, pepper: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const expected = Buffer.from(signatureOf(id, pepper))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

/** The prefix keeps this use of the pepper apart from that of passwords. */
function signatureOf(id: string, pepper: string): string {
  return createHmac('sha256', pepper).update(`account link ${id}`).digest('base64url')
}

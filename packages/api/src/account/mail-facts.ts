import type { LinkPurpose } from '@colada/domain/account/links'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { linkToken } from './links.ts'
import { findUser } from './repository.ts'
import { accountLinks } from './security-tables.ts'
import { users } from './tables.ts'

/** Who gets a mail about an account. */
export interface MailRecipient {
  readonly to: string
  readonly firstName: string
}

/**
 * Returns who gets a mail; `undefined` when the customer is deleted and the mail does not have the address itself.
 *
 * @param given what the mail has: it replaces what the customer has now
 */
export async function findMailRecipient(
  executor: Executor,
  userId: number,
  given: { readonly to: string; readonly firstName?: string } | null,
): Promise<MailRecipient | undefined> {
  const user = await findUser(executor, userId)
  if (!user || (user.deletedAt !== null && !given)) return undefined
  return { to: given?.to ?? user.email, firstName: given?.firstName ?? user.firstName }
}

/** What a mail that contains a link needs of it, and of its customer. */
export interface MailLink {
  readonly token: string
  readonly purpose: LinkPurpose
  /** The address that the link confirms. */
  readonly email: string
  readonly firstName: string
  readonly referralCode: string
}

/** Returns an open link; `undefined` when it was used or replaced, or its customer is deleted. */
export async function findMailLink(
  executor: Executor,
  linkId: string,
  { pepper, now }: { readonly pepper: string; readonly now: number },
): Promise<MailLink | undefined> {
  const { purpose, email } = accountLinks
  const { firstName, referralCode } = users
  const [link] = await executor
    .select({ purpose, email, firstName, referralCode })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(
      and(
        eq(accountLinks.id, linkId),
        isNull(accountLinks.endedAt),
        gt(accountLinks.expiresAt, new Date(now)),
        isNull(users.deletedAt),
      ),
    )
  return link && { ...link, token: linkToken(linkId, pepper) }
}

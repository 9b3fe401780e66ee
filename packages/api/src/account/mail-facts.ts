import { and, eq, gt, isNull } from 'drizzle-orm'
import type { LinkPurpose } from '@colada/domain/account/links'
import type { Executor } from '../database/connection.ts'
import { linkToken } from './links.ts'
import { findUser } from './repository.ts'
import { accountLinks } from './security-tables.ts'

/** What the mails about an account need to know of it. */
export interface AccountMailFacts {
  readonly to: string
  readonly firstName: string
  readonly referralCode: string
  /** Of the mail's link; `null` without one. */
  readonly token: string | null
  readonly purpose: LinkPurpose | null
  /** The address that the link confirms; empty without a link. */
  readonly email: string
}

interface MailRow {
  readonly userId: number | null
  readonly linkId: string | null
  readonly details: Readonly<Record<string, string>> | null
}

/**
 * Returns what a mail needs when it is sent; `undefined` when its link was used or replaced, or its customer is deleted
 * and the mail does not have the address itself.
 */
export async function findMailFacts(
  executor: Executor,
  { userId, linkId, details }: MailRow,
  { pepper, now }: { readonly pepper: string; readonly now: number },
): Promise<AccountMailFacts | undefined> {
  const user = userId === null ? undefined : await findUser(executor, userId)
  if (!user || (user.deletedAt !== null && !details?.['to'])) return undefined
  const given = {
    to: details?.['to'] ?? user.email,
    firstName: details?.['firstName'] ?? user.firstName,
    referralCode: user.referralCode,
  }
  if (linkId === null) return { ...given, token: null, purpose: null, email: '' }
  const [link] = await executor
    .select()
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.id, linkId),
        isNull(accountLinks.endedAt),
        gt(accountLinks.expiresAt, new Date(now)),
      ),
    )
  if (!link) return undefined
  const { purpose, email } = link
  return { ...given, to: email, token: linkToken(link.id, pepper), purpose, email }
}

import { inArray, or, sql } from 'drizzle-orm'
import { accountLinks } from '#api/account/security-tables.ts'
import type { Executor } from '#api/database/connection.ts'
import { isAbout } from '#api/mail/repository.ts'
import { mailOutbox } from '#api/mail/tables.ts'

/** A condition for the mails to a customer about the account, those with a link included. */
export function isAboutAccount(executor: Executor, userId: number) {
  const links = executor
    .select({ id: sql<string>`${accountLinks.id}::text` })
    .from(accountLinks)
    .where(sql`${accountLinks.userId} = ${userId}`)
  return or(isAbout('account', [userId]), inArray(mailOutbox.subjectId, links))
}

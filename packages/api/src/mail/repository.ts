import { and, asc, eq, gt, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import type { MailKind, MailKindAbout, MailKinds, MailSubject, NewMail } from './mail-kinds.ts'
import { mailOutbox } from './tables.ts'

type OutboxRow = typeof mailOutbox.$inferSelect

/** A mail of the outbox. */
export type OutboxMail<Kind extends MailKind = MailKind> = {
  [Each in Kind]: MailKinds[Each] & { readonly kind: Each }
}[Kind] &
  Readonly<Omit<OutboxRow, 'kind' | 'subjectId' | 'details'>>

/** A mail about a subject whose ids are numbers. */
export interface AboutMail {
  readonly id: number
  readonly subjectId: number
  readonly createdAt: Date
}

/** Adds mails to the outbox, in the transaction of their cause; idempotent: a cause has one mail of a kind. */
export async function enqueueMails(executor: Executor, mails: readonly NewMail[], at: Date): Promise<void> {
  await executor
    .insert(mailOutbox)
    .values(mails.map((mail) => ({ ...toColumns(mail), nextAttemptAt: at, createdAt: at })))
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
}

/** Mails about an order that report what was paid or is given back. */
const withInvoice: readonly MailKind[] = ['order-confirmation', 'order-change', 'order-cancelled']

/**
 * Attaches the invoice of an order to the mail that reports its cause, which the same transaction has added. Returns whether
 * there is such a mail.
 */
export async function attachInvoice(
  executor: Executor,
  { orderId, invoiceId, at }: { readonly orderId: number; readonly invoiceId: number; readonly at: Date },
): Promise<boolean> {
  const { details, subjectId, kind, status, createdAt } = mailOutbox
  const attached = await executor
    .update(mailOutbox)
    .set({
      details: sql`coalesce(${details}, '{}'::jsonb) || jsonb_build_object('invoiceId', ${invoiceId}::int)`,
    })
    .where(
      and(
        eq(subjectId, String(orderId)),
        inArray(kind, [...withInvoice]),
        eq(status, 'waiting'),
        eq(createdAt, at),
        isNull(sql`${details} -> 'invoiceId'`),
      ),
    )
    .returning({ id: mailOutbox.id })
  return attached.length > 0
}

/** Replaces the kind, subject, details and language of a mail. */
export async function replaceMail(executor: Executor, id: number, mail: NewMail): Promise<void> {
  await executor.update(mailOutbox).set(toColumns(mail)).where(eq(mailOutbox.id, id))
}

function toColumns(mail: NewMail) {
  const { kind, cause, subjectId, language } = mail
  return {
    kind,
    dedupeKey: `${kind}:${cause}`,
    subjectId: subjectId === null ? null : String(subjectId),
    details: 'details' in mail ? mail.details : null,
    language,
  }
}

/** Ids are stored as text, because those of links are UUIDs. */
function toMail(row: OutboxRow): OutboxMail {
  const { subjectId } = row
  const isNumber = subjectId !== null && /^\d+$/.test(subjectId)
  return { ...row, subjectId: isNumber ? Number(subjectId) : subjectId } as OutboxMail
}

/** Claims pending mail; no other process claims it before `until`. */
export async function claimMail(
  executor: Executor,
  options: { now: Date; until: Date; limit: number },
): Promise<OutboxMail[]> {
  const chosen = executor
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, 'waiting'), lte(mailOutbox.nextAttemptAt, options.now)))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(options.limit)
    .for('update', { skipLocked: true })
  const claimed = await executor
    .update(mailOutbox)
    .set({ nextAttemptAt: options.until, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, chosen))
    .returning()
  return claimed.map(toMail)
}

/** Returns the mails about a subject, oldest first. */
export async function listMailsAbout<Subject extends MailSubject>(
  executor: Executor,
  subject: Subject,
  id: number,
) {
  const { kind, status, createdAt, sentAt } = mailOutbox
  return executor
    .select({ kind: sql<MailKindAbout<Subject>>`${kind}`, status, createdAt, sentAt })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.subjectId, String(id)), like(kind, `${subject}-%`)))
    .orderBy(asc(mailOutbox.id))
}

/** Returns a mail about a subject whose ids are numbers, by the id of the mail. */
export async function findMailAbout(
  executor: Executor,
  subject: MailSubject,
  mailId: number,
): Promise<AboutMail | undefined> {
  const { id, kind, subjectId, createdAt } = mailOutbox
  const [mail] = await executor
    .select({ id, subjectId, createdAt })
    .from(mailOutbox)
    .where(and(eq(id, mailId), like(kind, `${subject}-%`)))
  return mail && { ...mail, subjectId: Number(mail.subjectId) }
}

/** Whether a newer mail about the same subject was sent. */
export async function hasLaterMail(
  executor: Executor,
  subject: MailSubject,
  { id, subjectId }: AboutMail,
): Promise<boolean> {
  const [later] = await executor
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isAbout(subject, [subjectId]), eq(mailOutbox.status, 'sent'), gt(mailOutbox.id, id)))
    .limit(1)
  return later !== undefined
}

export async function markSent(executor: Executor, id: number, at: Date): Promise<void> {
  await executor
    .update(mailOutbox)
    .set({ status: 'sent', sentAt: at, details: null })
    .where(eq(mailOutbox.id, id))
}

/** Deletes a mail that is not to be sent. */
export async function deleteMail(executor: Executor, id: number): Promise<void> {
  await executor.delete(mailOutbox).where(eq(mailOutbox.id, id))
}

/** Deletes the mails about subjects whose ids are UUIDs. */
export async function deleteMailsAbout(executor: Executor, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return
  // One parameter: a statement has at most 65,535.
  await executor.delete(mailOutbox).where(sql`${mailOutbox.subjectId} = any(${sql.param([...uuids])})`)
}

/** Releases a claimed mail for a later attempt, or marks it as failed. */
export async function releaseMail(
  executor: Executor,
  id: number,
  next: { status: 'waiting' | 'given-up'; nextAttemptAt: Date },
): Promise<void> {
  await executor.update(mailOutbox).set(next).where(eq(mailOutbox.id, id))
}

/** A condition for the mails about subjects. */
export function isAbout(subject: MailSubject, ids: readonly number[]): SQL | undefined {
  return and(like(mailOutbox.kind, `${subject}-%`), inArray(mailOutbox.subjectId, ids.map(String)))
}

/** Gives up the mails that wait for a customer who has no address any more, and removes their data. */
export async function giveUpMails(
  executor: Executor,
  of: Readonly<Record<MailSubject, readonly number[]>>,
): Promise<void> {
  const isOf = or(...Object.entries(of).map(([subject, ids]) => isAbout(subject as MailSubject, ids)))
  await executor
    .update(mailOutbox)
    .set({ status: 'given-up' })
    .where(and(isOf, eq(mailOutbox.status, 'waiting')))
  await executor.update(mailOutbox).set({ details: null }).where(isOf)
}

import { isPlaceholderEmail } from '../account/service.ts'
import { contactMailOf } from '../contact/service.ts'
import { runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import type { Mail, Mailer } from '../gateways/mailer.ts'
import {
  claimMail,
  deleteMail,
  type MailKindAbout,
  type MailSubject,
  markSent,
  type OutboxMail,
  releaseMail,
  renderContactConfirmation,
  renderContactRequest,
  createMail,
} from '../mail/service.ts'
import { withdrawalMailOf } from '../withdrawals/service.ts'
import { type AccountMailDependencies, createAccountMail } from './account-mails.ts'
import { backoff } from './backoff.ts'
import { createInvoiceMail, type InvoiceMailSource } from './invoice-mails.ts'
import { createOrderMail } from './order-mails.ts'
import type { ProcessOptions } from './process-concurrently.ts'

/** Time after which a claimed mail may be claimed again; far longer than the timeout of the mail server. */
const CLAIM_MS = 60_000
/** Mails in progress at once; the number of connections to the mail server. */
const CONCURRENCY = 2
/** About two days with the hourly backoff; then the mail is marked as failed. */
const MAX_ATTEMPTS = 60

export interface OutboxDependencies extends AccountMailDependencies, InvoiceMailSource {
  readonly mailer: Mailer
  /** Address of customer service. */
  readonly operationsEmail: string
}

/**
 * Sends the mails of the outbox. Each is claimed separately, so that a crashed process delays only those in progress. A
 * mail server that is down delays mail, never an order (trust 8); the first failure ends the run.
 */
export async function sendOutbox(
  deps: OutboxDependencies,
  options: ProcessOptions<OutboxMail>,
): Promise<void> {
  let hasFailed = false
  const worker = async () => {
    while (!hasFailed && !options.stopping?.aborted) {
      const mail = await claimNextMail(deps)
      if (!mail) return
      if (!(await send(deps, mail, options))) hasFailed = true
    }
  }
  // The run ends when all workers have ended: the next one must not overlap with a mail in progress.
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker))
  const rejected = results.find((result) => result.status === 'rejected')
  if (rejected) throw rejected.reason
}

async function claimNextMail({ db, clock }: OutboxDependencies): Promise<OutboxMail | undefined> {
  const now = new Date(clock())
  const until = new Date(now.getTime() + CLAIM_MS)
  const [mail] = await runTransaction(db, (tx) => claimMail(tx, { now, until, limit: 1 }))
  return mail
}

/** Returns whether the mail server accepted the mail; otherwise it is released for a later attempt. */
async function send(
  deps: OutboxDependencies,
  mail: OutboxMail,
  { onFailure }: ProcessOptions<OutboxMail>,
): Promise<boolean> {
  try {
    const rendered = await renderMail(deps, mail)
    if (rendered === null) {
      await deleteMail(deps.db, mail.id)
      return true
    }
    if (!isPlaceholderEmail(rendered.to.address)) await deps.mailer.send(rendered)
    failPoint('mail-taken')
    await markSent(deps.db, mail.id, new Date(deps.clock()))
    return true
  } catch (error) {
    onFailure(mail, error)
    const status = mail.attempts >= MAX_ATTEMPTS ? 'given-up' : 'waiting'
    const nextAttemptAt = new Date(deps.clock() + backoff(mail.attempts))
    await releaseMail(deps.db, mail.id, { status, nextAttemptAt })
    return false
  }
}

/** Returns `null` for a mail that is not to be sent any more. */
function renderMail(deps: OutboxDependencies, mail: OutboxMail): Promise<Mail | null> {
  if (isOf(mail, 'order')) return createOrderMail(deps, mail)
  if (isOf(mail, 'invoice')) return createInvoiceMail(deps, mail)
  if (isOf(mail, 'contact')) return createContactMail(deps, mail)
  if (isOf(mail, 'withdrawal')) return createWithdrawalMail(deps, mail)
  return createAccountMail(deps, mail)
}

function isOf<Subject extends MailSubject>(
  mail: OutboxMail,
  subject: Subject,
): mail is Extract<OutboxMail, { readonly kind: MailKindAbout<Subject> }> {
  return mail.kind.startsWith(`${subject}-`)
}

async function createContactMail(
  { db, operationsEmail, publicUrl }: OutboxDependencies,
  { kind, subjectId }: OutboxMail<MailKindAbout<'contact'>>,
): Promise<Mail> {
  const message = await contactMailOf(db, subjectId)
  switch (kind) {
    case 'contact-request':
      return renderContactRequest(message, operationsEmail, publicUrl)
    case 'contact-confirmation':
      return renderContactConfirmation(message, publicUrl)
  }
}

async function createWithdrawalMail(
  { db, publicUrl }: OutboxDependencies,
  { id, kind, subjectId }: OutboxMail<MailKindAbout<'withdrawal'>>,
): Promise<Mail> {
  const { to, reference, received, decided } = await withdrawalMailOf(db, subjectId, publicUrl)
  const envelope = {
    to: { name: received.firstName, address: to },
    messageId: `<withdrawal-${reference}-${id}@${new URL(publicUrl).hostname}>`,
  }
  return createMail(envelope, kind === 'withdrawal-received' ? { kind, ...received } : { kind, ...decided })
}

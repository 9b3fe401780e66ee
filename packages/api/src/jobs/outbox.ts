import { isPlaceholderEmail } from '../account/service.ts'
import { contactMailOf } from '../contact/service.ts'
import { runTransaction } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import type { Mail, Mailer } from '../gateways/mailer.ts'
import {
  claimMail,
  markSent,
  type OutboxRow,
  releaseMail,
  renderContactConfirmation,
  renderContactRequest,
} from '../mail/service.ts'
import { type AccountMailDependencies, createAccountMail } from './account-mails.ts'
import { backoff } from './backoff.ts'
import { createOrderMail } from './order-mails.ts'
import type { ProcessOptions } from './process-concurrently.ts'

/** Time after which a claimed mail may be claimed again; far longer than the timeout of the mail server. */
const CLAIM_MS = 60_000
/** Mails in progress at once; the number of connections to the mail server. */
const CONCURRENCY = 2
/** About two days with the hourly backoff; then the mail is marked as failed. */
const MAX_ATTEMPTS = 60

export interface OutboxDependencies extends AccountMailDependencies {
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
  options: ProcessOptions<OutboxRow>,
): Promise<void> {
  let hasFailed = false
  const worker = async () => {
    while (!hasFailed && !options.stopping?.aborted) {
      const row = await claimNextMail(deps)
      if (!row) return
      if (!(await send(deps, row, options))) hasFailed = true
    }
  }
  // The run ends when all workers have ended: the next one must not overlap with a mail in progress.
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker))
  const rejected = results.find((result) => result.status === 'rejected')
  if (rejected) throw rejected.reason
}

async function claimNextMail({ db, clock }: OutboxDependencies): Promise<OutboxRow | undefined> {
  const now = new Date(clock())
  const until = new Date(now.getTime() + CLAIM_MS)
  const [row] = await runTransaction(db, (tx) => claimMail(tx, { now, until, limit: 1 }))
  return row
}

/** Returns whether the mail server accepted the mail; otherwise it is released for a later attempt. */
async function send(
  deps: OutboxDependencies,
  row: OutboxRow,
  { onFailure }: ProcessOptions<OutboxRow>,
): Promise<boolean> {
  try {
    const mail = await renderMail(deps, row)
    if (mail === null) return true
    if (!isPlaceholderEmail(mail.to.address)) await deps.mailer.send(mail)
    failPoint('mail-taken')
    await markSent(deps.db, row.id, new Date(deps.clock()))
    return true
  } catch (error) {
    onFailure(row, error)
    const status = row.attempts >= MAX_ATTEMPTS ? 'given-up' : 'waiting'
    const nextAttemptAt = new Date(deps.clock() + backoff(row.attempts))
    await releaseMail(deps.db, row.id, { status, nextAttemptAt })
    return false
  }
}

/** Returns `null` for a mail that is not to be sent any more. */
async function renderMail(deps: OutboxDependencies, row: OutboxRow): Promise<Mail | null> {
  const { db, publicUrl, operationsEmail } = deps
  if (row.kind.startsWith('account-')) return createAccountMail(deps, row)
  const { orderId, contactMessageId } = row
  if (contactMessageId !== null) {
    const message = await contactMailOf(db, contactMessageId)
    return row.kind === 'contact-request'
      ? renderContactRequest(message, operationsEmail, publicUrl)
      : renderContactConfirmation(message, publicUrl)
  }
  if (orderId === null) throw new Error(`Mail ${row.id} has no order.`)
  return createOrderMail(deps, { ...row, orderId })
}

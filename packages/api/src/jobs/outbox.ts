import { findCustomer } from '../account/service.ts'
import type { Db } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import type { Mail, Mailer } from '../gateways/mailer.ts'
import { claimMail, markSent, renderOrderConfirmation, type OutboxRow, releaseMail } from '../mail/service.ts'
import { confirmationOf } from '../orders/service.ts'
import { backoff } from './backoff.ts'
import type { ProcessOptions } from './process-concurrently.ts'

/** Milliseconds after which a mail in hand counts as lost; far longer than a mail server is waited for. */
const CLAIM_MS = 60_000
/** Mails on their way at once; as many as the line to the mail server takes. */
const CONCURRENCY = 2
/** About two days with the hourly backoff; then somebody has to look. */
const MAX_ATTEMPTS = 60

export interface OutboxDependencies {
  readonly db: Db
  readonly mailer: Mailer
  readonly publicUrl: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/**
 * Sends what waits in the outbox, each mail taken in hand for itself, so that a process that dies holds up one. A
 * mail server that is down delays mail, never an order (trust 8); the first refusal ends the round.
 */
export async function sendOutbox(
  deps: OutboxDependencies,
  options: ProcessOptions<OutboxRow>,
): Promise<void> {
  let isRefused = false
  const line = async () => {
    while (!isRefused && !options.stopping?.aborted) {
      const row = await claimNextMail(deps)
      if (!row) return
      if (!(await send(deps, row, options))) isRefused = true
    }
  }
  const lines = await Promise.allSettled(Array.from({ length: CONCURRENCY }, line))
  // The round ends when both lines have: a mail still on its way would be beside the next round.
  const broken = lines.find((result) => result.status === 'rejected')
  if (broken) throw broken.reason
}

async function claimNextMail({ db, clock }: OutboxDependencies): Promise<OutboxRow | undefined> {
  const now = new Date(clock())
  const until = new Date(now.getTime() + CLAIM_MS)
  const [row] = await db.transaction((tx) => claimMail(tx, { now, until, limit: 1 }))
  return row
}

/** Answers whether the mail server took it; if not, it is put back for later. */
async function send(
  deps: OutboxDependencies,
  row: OutboxRow,
  { onFailure }: ProcessOptions<OutboxRow>,
): Promise<boolean> {
  try {
    await deps.mailer.send(await renderMail(deps, row))
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

async function renderMail({ db, publicUrl }: OutboxDependencies, row: OutboxRow): Promise<Mail> {
  const order = await confirmationOf(db, row)
  const customer = await findCustomer(db, order.userId)
  if (!customer) throw new Error(`Order ${row.orderId} belongs to nobody.`)
  return renderOrderConfirmation({ ...order, customer, language: row.language }, publicUrl)
}

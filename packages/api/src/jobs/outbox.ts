import { findCustomer } from '../account/service.ts'
import type { Db } from '../database/connection.ts'
import { failPoint } from '../fail-points.ts'
import type { Mail, Mailer } from '../gateways/mailer.ts'
import { claimMail, markSent, orderConfirmation, type OutboxRow, putBack } from '../mail/service.ts'
import { confirmationOf } from '../orders/service.ts'
import { backoff } from './backoff.ts'

/** Milliseconds after which a mail in hand counts as lost; far longer than a mail server is waited for. */
const claimFor = 60_000
const batch = 10
/** About two days with the hourly backoff; then somebody has to look. */
const mostAttempts = 60

export interface OutboxDependencies {
  readonly db: Db
  readonly mailer: Mailer
  readonly publicUrl: string
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Sends what waits in the outbox. A mail server that is down delays mail, never an order (trust 8). */
export async function sendOutbox(
  deps: OutboxDependencies,
  onFailure: (row: OutboxRow, error: unknown) => void,
): Promise<void> {
  const now = new Date(deps.clock())
  const until = new Date(now.getTime() + claimFor)
  const waiting = await deps.db.transaction((tx) => claimMail(tx, { now, until, limit: batch }))
  for (const row of waiting) {
    try {
      await deps.mailer.send(await writeMail(deps, row))
      failPoint('mail-taken')
      await markSent(deps.db, row.id, new Date(deps.clock()))
    } catch (error) {
      onFailure(row, error)
      const status = row.attempts >= mostAttempts ? 'given-up' : 'waiting'
      const nextAttemptAt = new Date(deps.clock() + backoff(row.attempts))
      await putBack(deps.db, row.id, { status, nextAttemptAt })
    }
  }
}

async function writeMail({ db, publicUrl }: OutboxDependencies, row: OutboxRow): Promise<Mail> {
  const order = await confirmationOf(db, row)
  const customer = await findCustomer(db, order.userId)
  if (!customer) throw new Error(`Order ${row.orderId} belongs to nobody.`)
  return orderConfirmation({ ...order, customer, language: row.language }, publicUrl)
}

import type { Executor } from '../database/connection.ts'
import { type AccountEvent, accountAudit } from './security-tables.ts'

/** Records what changes an account, in the transaction of the change; returns the id of the event. */
export async function recordAccountEvent(
  tx: Executor,
  event: {
    readonly userId: number
    readonly event: AccountEvent
    readonly detail?: string
    readonly sessionId?: number
  },
  now: number,
): Promise<number> {
  const { userId, event: name, detail, sessionId } = event
  const [row] = await tx
    .insert(accountAudit)
    .values({ userId, event: name, detail, sessionId, createdAt: new Date(now) })
    .returning({ id: accountAudit.id })
  return row!.id
}

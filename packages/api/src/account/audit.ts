import { actorId, type ActorForCustomer } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { type AccountEvent, accountAudit } from './security-tables.ts'

/** What changes an account. */
interface NewEvent {
  readonly userId: number
  readonly event: AccountEvent
  readonly detail?: string
  /** Who made the change in a session; by default the customer, without one. */
  readonly actor?: ActorForCustomer | undefined
}

/** Records what changes an account, in the transaction of the change; returns the id of the event. */
export async function recordAccountEvent(
  tx: Executor,
  { userId, event, detail, actor }: NewEvent,
  now: number,
): Promise<number> {
  const by = actor ?? { kind: 'customer' as const, userId }
  const [row] = await tx
    .insert(accountAudit)
    .values({
      userId,
      event,
      detail,
      sessionId: actor?.sessionId,
      actorKind: by.kind,
      actorId: actorId(by)!,
      createdAt: new Date(now),
    })
    .returning({ id: accountAudit.id })
  return row!.id
}

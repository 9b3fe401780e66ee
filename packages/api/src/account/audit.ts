import { actorId, type ActorForCustomer } from '@colada/domain/staff/actor'
import type { Executor } from '../database/connection.ts'
import { recordServed } from '../staff/service.ts'
import { type AccountEvent, accountAudit } from './security-tables.ts'

/** What changes an account. */
interface NewEvent {
  readonly userId: number
  readonly event: AccountEvent
  readonly detail?: string
  /** Who made the change in a session; by default the customer, without one. */
  readonly actor?: ActorForCustomer | undefined
}

/** What staff change in store mode; the rest of an account is the customer's alone. */
const servedEvents = [
  'profile-changed',
  'language-changed',
  'notifications-changed',
  'email-change-requested',
  'address-added',
  'address-changed',
  'address-deleted',
] as const satisfies readonly AccountEvent[]

/**
 * Records what changes an account, in the transaction of the change, and in the log of staff when they make it; returns the
 * id of the event.
 */
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
  const action = servedEvents.find((name) => name === event)
  if (actor && action) {
    await recordServed(tx, actor, { action, subjectKind: 'user', subjectId: userId }, new Date(now))
  }
  return row!.id
}

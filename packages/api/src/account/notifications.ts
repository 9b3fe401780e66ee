import {
  type NotificationChoices,
  type NotificationKind,
  notificationKinds,
} from '@colada/domain/account/notifications'
import type { setNotifications } from '@colada/domain/account/profile-contract'
import type { ActorForCustomer } from '@colada/domain/staff/actor'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { and, eq, inArray } from 'drizzle-orm'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { changeUser, lockUser } from './repository.ts'
import { notificationChoices } from './security-tables.ts'

/** Returns a customer's choices of optional messages. */
export async function listNotificationChoices(
  executor: Executor,
  userId: number,
): Promise<NotificationChoices> {
  const rows = await executor.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  const isOn = (kind: (typeof rows)[number]['kind']) =>
    rows.find((row) => row.kind === kind && row.channel === 'mail')?.isOn ?? true
  return { order_progress: { mail: isOn('order_progress') }, referrals: { mail: isOn('referrals') } }
}

/** Whether a customer wants the mails of a kind. */
export async function wantsMail(
  executor: Executor,
  userId: number,
  kind: NotificationKind,
): Promise<boolean> {
  return (await listNotificationChoices(executor, userId))[kind].mail
}

/** Returns those of the customers who declined the mails of a kind. */
export async function findDeclining(
  executor: Executor,
  userIds: readonly number[],
  kind: NotificationKind,
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const { userId, channel, isOn } = notificationChoices
  const rows = await executor
    .select({ userId })
    .from(notificationChoices)
    .where(
      and(
        inArray(userId, [...userIds]),
        eq(notificationChoices.kind, kind),
        eq(channel, 'mail'),
        eq(isOn, false),
      ),
    )
  return new Set(rows.map((row) => row.userId))
}

/** Stores the newsletter and the choices of optional messages; those that are left out stay. */
export async function changeNotifications(
  db: Db,
  actor: ActorForCustomer,
  body: EndpointBody<typeof setNotifications>,
  now: number,
): Promise<void> {
  const { userId } = actor
  await runTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new ApiError('notSignedIn')
    const changed: string[] = []
    const hasNewsletter = body.newsletter === undefined ? user.hasNewsletter : body.newsletter === 1
    if (hasNewsletter !== user.hasNewsletter) {
      await changeUser(tx, userId, { hasNewsletter })
      changed.push('newsletter')
    }
    const current = await listNotificationChoices(tx, userId)
    for (const kind of notificationKinds) {
      const isOn = body[kind] === undefined ? current[kind].mail : body[kind].mail === 1
      if (isOn === current[kind].mail) continue
      await storeChoice(tx, userId, kind, isOn)
      changed.push(kind)
    }
    if (changed.length === 0) return
    const event = { userId, actor, event: 'notifications-changed', detail: changed.join(', ') } as const
    await recordAccountEvent(tx, event, now)
  })
}

async function storeChoice(
  tx: Executor,
  userId: number,
  kind: NotificationKind,
  isOn: boolean,
): Promise<void> {
  await tx
    .insert(notificationChoices)
    .values({ userId, kind, channel: 'mail', isOn })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind, notificationChoices.channel],
      set: { isOn },
    })
}

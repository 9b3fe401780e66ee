import { eq } from 'drizzle-orm'
import type { NotificationChoices } from '@colada/domain/account/notifications'
import type { Executor } from '../database/connection.ts'
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

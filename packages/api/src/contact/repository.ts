import { asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { CustomerMove } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import type { StoredPicture } from './pictures.ts'
import { contactMessages, contactPictures } from './tables.ts'

export type MessageRow = typeof contactMessages.$inferSelect
export type NewMessage = typeof contactMessages.$inferInsert

/** Adds a message with its pictures; returns `undefined` when its idempotency key was used before. */
export async function addMessage(
  executor: Executor,
  message: NewMessage,
  pictures: readonly StoredPicture[],
): Promise<MessageRow | undefined> {
  const [row] = await executor.insert(contactMessages).values(message).onConflictDoNothing().returning()
  if (row && pictures.length > 0) {
    await executor
      .insert(contactPictures)
      .values(pictures.map((picture, position) => ({ messageId: row.id, position, ...picture })))
  }
  return row
}

export async function moveMessages(executor: Executor, { from, to }: CustomerMove): Promise<void> {
  await executor.update(contactMessages).set({ userId: to }).where(eq(contactMessages.userId, from))
}

export async function findMessageByKey(executor: Executor, key: string): Promise<MessageRow | undefined> {
  const [row] = await executor.select().from(contactMessages).where(eq(contactMessages.idempotencyKey, key))
  return row
}

export async function findMessage(executor: Executor, id: number): Promise<MessageRow | undefined> {
  const [row] = await executor.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

/** Returns the latest messages with their number of pictures, newest first. */
export async function listMessages(
  executor: Executor,
  limit: number,
): Promise<{ message: MessageRow; pictureCount: number }[]> {
  return executor
    .select({ message: contactMessages, pictureCount: count(contactPictures.id) })
    .from(contactMessages)
    .leftJoin(contactPictures, eq(contactPictures.messageId, contactMessages.id))
    .groupBy(contactMessages.id)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit)
}

/** Returns the pictures of a message in their order. */
export async function findPictures(executor: Executor, messageId: number): Promise<Buffer[]> {
  const rows = await executor
    .select({ content: contactPictures.content })
    .from(contactPictures)
    .where(eq(contactPictures.messageId, messageId))
    .orderBy(asc(contactPictures.position))
  return rows.map(({ content }) => content)
}

export async function countPictures(executor: Executor, messageId: number): Promise<number> {
  return executor.$count(contactPictures, eq(contactPictures.messageId, messageId))
}

/** The messages of a customer: incident reports, and messages from an address that is the customer's. */
function isMessageOf({ userId, email }: MessageAuthor) {
  return or(eq(contactMessages.userId, userId), email === null ? undefined : eq(contactMessages.email, email))
}

export interface MessageAuthor {
  readonly userId: number
  /** The confirmed e-mail address: anybody can register with another one. */
  readonly email: string | null
}

export async function listMessagesOf(executor: Executor, author: MessageAuthor): Promise<MessageRow[]> {
  return executor.select().from(contactMessages).where(isMessageOf(author)).orderBy(asc(contactMessages.id))
}

/** Removes personal data and pictures from the messages of a customer; returns the ids of the messages. */
export async function anonymiseMessages(executor: Executor, author: MessageAuthor): Promise<number[]> {
  const rows = await executor
    .update(contactMessages)
    .set({
      name: '',
      email: '',
      phone: '',
      postalCode: '',
      city: '',
      subject: sql`case when ${contactMessages.orderId} is null then '' else ${contactMessages.subject} end`,
      message: '',
      urlParams: '',
      idempotencyKey: null,
    })
    .where(isMessageOf(author))
    .returning({ id: contactMessages.id })
  const ids = rows.map(({ id }) => id)
  await executor.delete(contactPictures).where(inArray(contactPictures.messageId, ids))
  return ids
}

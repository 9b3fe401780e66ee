import { createHash } from 'node:crypto'
import { isOrderMessage, type MessageType } from '@colada/domain/contact/contact-form'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import type { Language } from '@colada/domain/wire/language'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { enqueueMails, type NewMail } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { hashRequest } from '../plugins/idempotency.ts'
import { reencodePicture } from './pictures.ts'
import { readContactForm, readIncident, type WireFields } from './read-message.ts'
import { addMessage, findMessageByKey, type MessageRow } from './repository.ts'

export interface SentMessage {
  readonly type: MessageType
  /** Fields of the wire, not validated. */
  readonly fields: WireFields
  readonly files: readonly Uint8Array[]
  /** Campaign parameters of the visit. */
  readonly urlParams: string
  readonly language: Language
  /** The signed-in customer, who alone can report an incident. */
  readonly userId: number | null
  readonly idempotencyKey: string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Saves a message with its pictures, and adds its mails to the outbox, in one transaction. A repeated idempotency key
 * saves nothing.
 *
 * @returns whether the message was saved by an earlier request
 * @throws ApiError `invalid` with the problems by field, `notFound`, `reportTooLate`, `idempotencyMismatch`
 */
export async function saveMessage(db: Db, sent: SentMessage): Promise<{ isReplayed: boolean }> {
  const { type, fields, files, urlParams, language, userId, idempotencyKey, now } = sent
  const requestHash = hashRequest('contact', { type, fields, userId, files: files.map(digestOf) })
  if (idempotencyKey !== null && (await isSaved(db, idempotencyKey, requestHash))) return { isReplayed: true }
  const message = isOrderMessage(type)
    ? await readIncident(db, { type, userId: requireUser(userId), fields }, now)
    : readContactForm(type, fields)
  if (files.length > (isOrderMessage(type) ? MAX_PICTURES.incident : MAX_PICTURES.contact)) {
    throw new ApiError('invalid', { errors: { file: ['too-many-pictures'] } })
  }
  const pictures = await Promise.all(files.map(reencodePicture))
  const createdAt = new Date(now)
  return runTransaction(db, async (tx) => {
    const row = await addMessage(
      tx,
      { ...message, urlParams, language, idempotencyKey, requestHash, createdAt },
      pictures,
    )
    if (row) await enqueueMails(tx, mailsOf(row), createdAt)
    else if (idempotencyKey !== null) await isSaved(tx, idempotencyKey, requestHash)
    return { isReplayed: row === undefined }
  })
}

/** Returns the mails of a message: to operations, and to the sender. */
function mailsOf({ id, language }: MessageRow): NewMail[] {
  const mail = { subjectId: id, cause: id, language }
  return [
    { ...mail, kind: 'contact-request' },
    { ...mail, kind: 'contact-confirmation' },
  ]
}

/** @throws ApiError `idempotencyMismatch` when the key was used with another message */
async function isSaved(executor: Executor, key: string, requestHash: string): Promise<boolean> {
  const existing = await findMessageByKey(executor, key)
  if (existing && existing.requestHash !== requestHash) throw new ApiError('idempotencyMismatch')
  return existing !== undefined
}

function requireUser(userId: number | null): number {
  if (userId === null) throw new ApiError('notSignedIn')
  return userId
}

function digestOf(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('base64url')
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { TRACKING_DAYS } from '@colada/domain/orders/tracking'
import { getSharedCalendar } from '@colada/domain/orders/tracking-contract'
import { endpointPath } from '@colada/domain/wire/endpoint'
import { findCustomer } from '../account/service.ts'
import type { Executor } from '../database/connection.ts'
import { findMailAbout, hasLaterMail } from '../mail/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { loadOrder } from './find-orders.ts'
import { findOrder, type OrderRecord } from './repository.ts'

const DAY_MS = 86_400_000

/** What a token opens: the order of a mail, until its next mail, or the calendar of an order. */
type Purpose = 'tracking' | 'calendar'

export interface TokenKey {
  readonly pepper: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Returns the token of a mail's link to where its order is. */
export function trackingToken(mailId: number, pepper: string): string {
  return tokenOf('tracking', mailId, pepper)
}

/** Returns the path of an order's calendar, which stays the same. */
export function calendarPath(orderId: number, pepper: string): string {
  return `/api${endpointPath(getSharedCalendar, { token: tokenOf('calendar', orderId, pepper) })}`
}

/**
 * Returns the order that the link of a mail shows.
 *
 * @throws ApiError `linkReplaced` once a newer mail about the order was sent, `notFound` for an unknown or expired token
 */
export async function findTrackedOrder(
  executor: Executor,
  token: string,
  { pepper, now }: TokenKey,
): Promise<OrderRecord> {
  const mailId = verifiedId('tracking', token, pepper)
  const mail = mailId === null ? undefined : await findMailAbout(executor, 'order', mailId)
  if (!mail || isOver(mail.createdAt, now)) throw new ApiError('notFound')
  const record = await findShared(executor, mail.subjectId)
  if (!record) throw new ApiError('notFound')
  if (await hasLaterMail(executor, 'order', mail)) throw new ApiError('linkReplaced')
  return record
}

/** Returns the order of a calendar; `undefined` for an unknown token, and once its last visit is long ago. */
export async function findCalendarOrder(
  executor: Executor,
  token: string,
  { pepper, now }: TokenKey,
): Promise<OrderRecord | undefined> {
  const orderId = verifiedId('calendar', token, pepper)
  const record = orderId === null ? undefined : await findShared(executor, orderId)
  const last = Math.max(...(record?.legs ?? []).map(({ startsAt }) => startsAt.getTime()))
  return record && !isOver(new Date(last), now) ? record : undefined
}

/** Orders of deleted accounts are not shown. */
async function findShared(executor: Executor, orderId: number): Promise<OrderRecord | undefined> {
  const order = await findOrder(executor, orderId)
  if (!order || !(await findCustomer(executor, order.userId))) return undefined
  return loadOrder(executor, order)
}

const isOver = (since: Date, now: number): boolean => now - since.getTime() > TRACKING_DAYS * DAY_MS

function tokenOf(purpose: Purpose, id: number, pepper: string): string {
  return `${id.toString(36)}-${signatureOf(purpose, id, pepper)}`
}

function verifiedId(purpose: Purpose, token: string, pepper: string): number | null {
  const [, digits, signature] = /^([0-9a-z]{1,6})-([\w-]{43})$/.exec(token) ?? []
  if (digits === undefined || signature === undefined) return null
  const id = Number.parseInt(digits, 36)
  const expected = Buffer.from(signatureOf(purpose, id, pepper))
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : null
}

/** The prefix keeps this use of the pepper apart from others. */
function signatureOf(purpose: Purpose, id: number, pepper: string): string {
  return createHmac('sha256', pepper).update(`order ${purpose} ${id}`).digest('base64url')
}

import { isOrderMessage } from '@colada/domain/contact/contact-form'
import type { getOrderMessages } from '@colada/domain/contact/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../database/connection.ts'
import { findOwnOrder } from '../orders/service.ts'
import { ApiError } from '../plugins/errors.ts'
import { contactMessages, contactPictures } from './tables.ts'

/**
 * Returns what a customer has sent about an order, newest first.
 * @throws ApiError `notFound`
 */
export async function listOrderMessages(
  executor: Executor,
  { userId, orderId }: { readonly userId: number; readonly orderId: number },
): Promise<EndpointResponse<typeof getOrderMessages>['messages']> {
  // Another customer's order is reported as not found, like an unknown one (trust 4).
  if (!(await findOwnOrder(executor, userId, orderId))) throw new ApiError('notFound')
  const { id, type, createdAt } = contactMessages
  const rows = await executor
    .select({ id, type, createdAt })
    .from(contactMessages)
    .where(and(eq(contactMessages.orderId, orderId), eq(contactMessages.userId, userId)))
    .orderBy(desc(createdAt), desc(id))
  const pictures = await listThumbnails(
    executor,
    rows.map((row) => row.id),
  )
  return rows.flatMap(({ id: messageId, createdAt: at, type: sent }) => {
    if (!isOrderMessage(sent)) return []
    const own = pictures.filter((picture) => picture.messageId === messageId)
    const thumbnails = own.flatMap(({ thumbnail }) =>
      thumbnail ? [`data:image/jpeg;base64,${thumbnail.toString('base64')}`] : [],
    )
    const time = Math.floor(at.getTime() / 1000)
    return [{ id: messageId, type: sent, time, pictures: own.length, thumbnails }]
  })
}

async function listThumbnails(executor: Executor, messageIds: readonly number[]) {
  if (messageIds.length === 0) return []
  const { messageId, position, thumbnail } = contactPictures
  return executor
    .select({ messageId, thumbnail })
    .from(contactPictures)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(messageId), asc(position))
}

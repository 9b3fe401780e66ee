import { isOrderMessage } from '@colada/domain/contact/contact-form'
import type { getOrderMessages } from '@colada/domain/contact/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { and, count, desc, eq } from 'drizzle-orm'
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
    .select({ id, type, createdAt, pictures: count(contactPictures.id) })
    .from(contactMessages)
    .leftJoin(contactPictures, eq(contactPictures.messageId, id))
    .where(and(eq(contactMessages.orderId, orderId), eq(contactMessages.userId, userId)))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
  return rows.flatMap(({ createdAt: at, type: sent, ...row }) =>
    isOrderMessage(sent) ? { ...row, type: sent, time: Math.floor(at.getTime() / 1000) } : [],
  )
}

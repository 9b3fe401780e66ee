import {
  businessContactTypes,
  isOrderMessage,
  type MessageType,
  type OrderMessageType,
} from '@colada/domain/contact/contact-form'
import { getOrderMessages, sendBusinessMessage, sendMessage } from '@colada/domain/contact/contract'
import type { OrderId } from '@colada/domain/orders/order'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

/** A report or an answer about an order. */
export interface OrderMessage {
  readonly id: number
  readonly type: OrderMessageType
  /** Epoch seconds. */
  readonly sentAt: number
  readonly pictures: number
  /** Data URLs. */
  readonly thumbnails: readonly string[]
}

export interface Message {
  readonly type: MessageType
  /** Fields of the wire; empty ones are not sent (spec 001 §7). */
  readonly fields: Readonly<Record<string, string | number | undefined>>
  readonly pictures: readonly File[]
  /** The same for every attempt, so that a repeated one is saved once. */
  readonly idempotencyKey: string
}

const isForBusiness = (type: MessageType) => (businessContactTypes as readonly MessageType[]).includes(type)

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<void, Message>({
      query: (message) => ({
        endpoint: isForBusiness(message.type) ? sendBusinessMessage : sendMessage,
        body: toFormData(message),
        idempotencyKey: message.idempotencyKey,
      }),
      transformResponse: () => undefined,
      // The order lists what was sent about it.
      invalidatesTags: (_result, _error, { type }) => (isOrderMessage(type) ? ['Order'] : []),
    }),
    /** What the customer has sent about an order, newest first. */
    orderMessages: build.query<readonly OrderMessage[], OrderId>({
      query: (orderId) => ({ endpoint: getOrderMessages, params: { orderId } }),
      rawResponseSchema: getOrderMessages.response,
      transformResponse: ({ messages }: EndpointResponse<typeof getOrderMessages>) =>
        messages.map(({ time, ...message }) => ({ ...message, sentAt: time })),
      providesTags: (_result, _error, id) => [{ type: 'Order', id }],
    }),
  }),
})

function toFormData({ type, fields, pictures }: Message): FormData {
  const form = new FormData()
  form.append('type', type)
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '') form.append(name, String(value))
  // Files last: servers read the parts in their order.
  for (const picture of pictures) form.append('file', picture)
  return form
}

export const { useSendMessageMutation, useOrderMessagesQuery } = contactApi

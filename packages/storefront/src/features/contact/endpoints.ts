import { businessContactTypes, type MessageType } from '@colada/domain/contact/contact-form'
import { sendBusinessMessage, sendMessage } from '@colada/domain/contact/contract'
import { api } from '../../platform/api/api.ts'

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

export const { useSendMessageMutation } = contactApi

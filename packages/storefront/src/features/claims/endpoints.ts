import { answerClaim, createClaim, getOrderClaims, type WireClaim } from '@colada/domain/claims/contract'
import type { OrderId } from '@colada/domain/orders/order'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export interface NewClaim {
  readonly orderId: OrderId
  /** Fields of the wire. */
  readonly fields: Readonly<Record<string, string>>
  readonly pictures: readonly File[]
  /** The same for every attempt, so that a repeated one is saved once. */
  readonly idempotencyKey: string
}

export interface ClaimAnswer {
  readonly id: number
  readonly body: EndpointBody<typeof answerClaim>
}

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createClaim: build.mutation<void, NewClaim>({
      query: ({ orderId, fields, pictures, idempotencyKey }) => ({
        endpoint: createClaim,
        body: toFormData({ order_id: String(orderId), ...fields }, pictures),
        idempotencyKey,
      }),
      transformResponse: () => undefined,
      // The order lists its claims and messages.
      invalidatesTags: ['Order'],
    }),
    orderClaims: build.query<readonly WireClaim[], OrderId>({
      query: (orderId) => ({ endpoint: getOrderClaims, params: { orderId } }),
      rawResponseSchema: getOrderClaims.response,
      transformResponse: ({ claims }: EndpointResponse<typeof getOrderClaims>) => claims,
      providesTags: (_result, _error, id) => [{ type: 'Order', id }],
    }),
    answerClaim: build.mutation<WireClaim, ClaimAnswer>({
      query: ({ id, body }) => ({ endpoint: answerClaim, params: { id }, body }),
      rawResponseSchema: answerClaim.response,
      transformResponse: ({ claim }: EndpointResponse<typeof answerClaim>) => claim,
      // After an error, too: the offer may have changed.
      invalidatesTags: ['Order'],
    }),
  }),
})

function toFormData(fields: Readonly<Record<string, string>>, pictures: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Files last: servers read the parts in their order.
  for (const picture of pictures) form.append('file', picture)
  return form
}

export const { useAnswerClaimMutation, useCreateClaimMutation, useOrderClaimsQuery } = claimsApi

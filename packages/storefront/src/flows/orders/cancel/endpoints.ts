import {
  cancelOrder,
  type CancellationPreview,
  getCancellation,
  toCancellation,
} from '@colada/domain/cancellation/contract'
import { toOrder } from '@colada/domain/orders/contract'
import type { Order, OrderId } from '@colada/domain/orders/order'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'

export interface CancelRequest {
  readonly orderId: OrderId
  /** Of the order whose cancellation the customer has seen. */
  readonly version: number
}

const cancelApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What a cancellation would return now. */
    cancellation: build.query<CancellationPreview, OrderId>({
      query: (orderId) => ({ endpoint: getCancellation, params: { orderId } }),
      rawResponseSchema: getCancellation.response,
      transformResponse: (response: EndpointResponse<typeof getCancellation>) =>
        toCancellation(response.cancellation),
      keepUnusedDataFor: 0,
      providesTags: (_result, _problem, id) => [{ type: 'Order', id }],
    }),
    /** Cancels what was seen. A repeated request has the same key, so that it cancels once. */
    cancelOrder: build.mutation<Order, CancelRequest>({
      query: ({ orderId, version }) => ({
        endpoint: cancelOrder,
        params: { orderId },
        body: { version },
        idempotencyKey: `cancel-${orderId}-${version}`,
      }),
      rawResponseSchema: cancelOrder.response,
      transformResponse: (response: EndpointResponse<typeof cancelOrder>) => toOrder(response.order),
      // A refusal means that the order has changed.
      invalidatesTags: ['Orders', 'Order', 'Me', 'Promotions', 'Prices'],
    }),
  }),
})

export const { useCancellationQuery, useCancelOrderMutation } = cancelApi

import { getOrderGoodwill, giveGoodwill } from '@colada/domain/counter/goodwill-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export type OrderGoodwill = EndpointResponse<typeof getOrderGoodwill>

const goodwillApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderGoodwill: build.query<OrderGoodwill, string>({
      query: (locator) => ({ endpoint: getOrderGoodwill, params: { locator } }),
      rawResponseSchema: getOrderGoodwill.response,
      providesTags: ['Goodwill'],
    }),
    giveGoodwill: build.mutation<
      EndpointResponse<typeof giveGoodwill>,
      { locator: string; body: EndpointBody<typeof giveGoodwill>; key: string }
    >({
      query: ({ locator, body, key }) => ({
        endpoint: giveGoodwill,
        params: { locator },
        body,
        idempotencyKey: key,
      }),
      rawResponseSchema: giveGoodwill.response,
      // After an error, too: it may be stored as a proposal, or somebody else may have changed the order.
      invalidatesTags: ['Goodwill', 'Invoices', 'Orders', 'Refunds'],
    }),
  }),
})

export const { useGiveGoodwillMutation, useOrderGoodwillQuery } = goodwillApi

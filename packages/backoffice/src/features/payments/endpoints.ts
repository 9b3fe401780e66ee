import { getCounterRefunds, payOutRefund, takeOrderPayment } from '@colada/domain/counter/contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export type CounterRefund = EndpointResponse<typeof getCounterRefunds>['refunds'][number]

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    takePayment: build.mutation<
      EndpointResponse<typeof takeOrderPayment>,
      { locator: string; body: EndpointBody<typeof takeOrderPayment>; key: string }
    >({
      query: ({ locator, body, key }) => ({
        endpoint: takeOrderPayment,
        params: { locator },
        body,
        idempotencyKey: key,
      }),
      rawResponseSchema: takeOrderPayment.response,
      // After an error, too: somebody else may have changed the order, or closed the drawer.
      invalidatesTags: ['Orders', 'Drawers'],
    }),
    counterRefunds: build.query<readonly CounterRefund[], string | undefined>({
      query: (locator) => ({ endpoint: getCounterRefunds, query: { locator } }),
      rawResponseSchema: getCounterRefunds.response,
      transformResponse: ({ refunds }: EndpointResponse<typeof getCounterRefunds>) => refunds,
      providesTags: ['Refunds'],
    }),
    payOut: build.mutation<
      EndpointResponse<typeof payOutRefund>,
      { id: number; body: EndpointBody<typeof payOutRefund>; key: string }
    >({
      query: ({ id, body, key }) => ({ endpoint: payOutRefund, params: { id }, body, idempotencyKey: key }),
      rawResponseSchema: payOutRefund.response,
      invalidatesTags: ['Drawers', 'Orders', 'Refunds'],
    }),
  }),
})

export const { useCounterRefundsQuery, usePayOutMutation, useTakePaymentMutation } = paymentsApi

import type { Category } from '@colada/domain/catalogue/category'
import { getProducts, toCategory } from '@colada/domain/catalogue/contract'
import { createOrder } from '@colada/domain/orders/contract'
import { checkCoupon, toPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import { getDeliveries, getPickups, toDays } from '@colada/domain/schedule/contract'
import type { ScheduleDay } from '@colada/domain/schedule/slot'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'

export type TakenOrder = Omit<EndpointResponse<typeof createOrder>, 'status'>
export type OrderBody = EndpointBody<typeof createOrder>

/** What an order costs. `codeProblem` says why the code does not apply; empty if it does, or without one. */
export interface Quote {
  readonly prices: Prices
  readonly codeProblem: string
}

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Category[], string>({
      query: (language) => ({ endpoint: getProducts, query: { store_mode: '1' }, language }),
      transformResponse: (response: EndpointResponse<typeof getProducts>) =>
        response.categories.map(toCategory),
    }),
    pickups: build.query<ScheduleDay[], string>({
      query: (cp) => ({ endpoint: getPickups, body: { cp } }),
      rawResponseSchema: getPickups.response,
      transformResponse: (response: EndpointResponse<typeof getPickups>) => toDays(response),
      providesTags: ['Offer'],
    }),
    deliveries: build.query<ScheduleDay[], EndpointBody<typeof getDeliveries>>({
      query: (body) => ({ endpoint: getDeliveries, body }),
      rawResponseSchema: getDeliveries.response,
      transformResponse: (response: EndpointResponse<typeof getDeliveries>) => toDays(response),
      providesTags: ['Offer'],
    }),
    quote: build.query<Quote, EndpointBody<typeof checkCoupon>>({
      query: (body) => ({ endpoint: checkCoupon, body }),
      rawResponseSchema: checkCoupon.response,
      transformResponse: (response: EndpointResponse<typeof checkCoupon>, _, { promo_code: code }) => ({
        prices: toPrices(response),
        codeProblem:
          code === '' || response.calculate_status.code === 200 ? '' : response.calculate_status.message,
      }),
      providesTags: ['Offer'],
    }),
    takeOrder: build.mutation<TakenOrder, { readonly body: OrderBody; readonly idempotencyKey: string }>({
      query: (request) => ({ endpoint: createOrder, ...request }),
      rawResponseSchema: createOrder.response,
      transformResponse: (response: EndpointResponse<typeof createOrder>) => response,
      // After a refusal, prices and hours are those of now.
      invalidatesTags: ['Orders', 'Offer'],
    }),
  }),
})

export const {
  useCategoriesQuery,
  useDeliveriesQuery,
  usePickupsQuery,
  useQuoteQuery,
  useTakeOrderMutation,
} = orderApi

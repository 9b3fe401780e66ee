import { getStaffOrder, getStaffOrders, moveStaffOrder } from '@colada/domain/staff/orders-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'
import type { OrderQuery } from './filters.ts'

export type OrderPage = Omit<EndpointResponse<typeof getStaffOrders>, 'status'>
export type OrderDetail = Omit<EndpointResponse<typeof getStaffOrder>, 'status'>

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<OrderPage, OrderQuery>({
      query: (query) => ({ endpoint: getStaffOrders, query: { ...query } }),
      rawResponseSchema: getStaffOrders.response,
      transformResponse: (response: EndpointResponse<typeof getStaffOrders>) => response,
      providesTags: ['Orders'],
    }),
    order: build.query<OrderDetail, string>({
      query: (locator) => ({ endpoint: getStaffOrder, params: { locator } }),
      rawResponseSchema: getStaffOrder.response,
      transformResponse: (response: EndpointResponse<typeof getStaffOrder>) => response,
      providesTags: ['Orders'],
    }),
    moveOrder: build.mutation<
      EndpointResponse<typeof moveStaffOrder>,
      { locator: string; body: EndpointBody<typeof moveStaffOrder> }
    >({
      query: ({ locator, body }) => ({ endpoint: moveStaffOrder, params: { locator }, body }),
      rawResponseSchema: moveStaffOrder.response,
      // After an error, too: somebody else may have changed the order.
      invalidatesTags: ['Orders', 'Refunds'],
    }),
  }),
})

export const { useMoveOrderMutation, useOrdersQuery, useOrderQuery } = ordersApi

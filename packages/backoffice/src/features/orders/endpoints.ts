import { getStaffOrder, getStaffOrders } from '@colada/domain/staff/orders-contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
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
  }),
})

export const { useOrdersQuery, useOrderQuery } = ordersApi

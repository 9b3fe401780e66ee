import {
  addPriceList,
  getPriceList,
  getPriceLists,
  updatePriceList,
  type WireListedPriceList,
  type WirePriceList,
} from '@colada/domain/staff/price-list-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'

const priceListApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceLists: build.query<readonly WireListedPriceList[], void>({
      query: () => ({ endpoint: getPriceLists }),
      rawResponseSchema: getPriceLists.response,
      transformResponse: ({ lists }: EndpointResponse<typeof getPriceLists>) => lists,
      providesTags: ['Business'],
    }),
    priceList: build.query<WirePriceList, number>({
      query: (priceListId) => ({ endpoint: getPriceList, params: { priceListId } }),
      rawResponseSchema: getPriceList.response,
      transformResponse: ({ list }: EndpointResponse<typeof getPriceList>) => list,
      providesTags: ['Business'],
    }),
    addPriceList: build.mutation<
      EndpointResponse<typeof addPriceList>,
      { body: EndpointBody<typeof addPriceList>; key: string }
    >({
      query: ({ body, key }) => ({ endpoint: addPriceList, body, idempotencyKey: key }),
      rawResponseSchema: addPriceList.response,
      invalidatesTags: (_, problem) => (problem ? [] : ['Business']),
    }),
    updatePriceList: build.mutation<
      EndpointResponse<typeof updatePriceList>,
      { id: number; body: EndpointBody<typeof updatePriceList> }
    >({
      query: ({ id, body }) => ({ endpoint: updatePriceList, params: { priceListId: id }, body }),
      rawResponseSchema: updatePriceList.response,
      invalidatesTags: (_, problem) => (problem ? [] : ['Business']),
    }),
  }),
})

export const { usePriceListsQuery, usePriceListQuery, useAddPriceListMutation, useUpdatePriceListMutation } =
  priceListApi

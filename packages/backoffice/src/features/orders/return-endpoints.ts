import { moveReturn, returnGarments } from '@colada/domain/staff/return-contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

const returnApi = api.injectEndpoints({
  endpoints: (build) => ({
    returnGarments: build.mutation<
      EndpointResponse<typeof returnGarments>,
      { readonly locator: string; readonly version: number }
    >({
      query: ({ locator, version }) => ({ endpoint: returnGarments, params: { locator }, body: { version } }),
      rawResponseSchema: returnGarments.response,
      // After an error, too: somebody else may have changed the order.
      invalidatesTags: ['Orders'],
    }),
    moveReturn: build.mutation<
      EndpointResponse<typeof moveReturn>,
      { readonly locator: string; readonly version: number; readonly storeId: number }
    >({
      query: ({ locator, version, storeId }) => ({
        endpoint: moveReturn,
        params: { locator },
        body: { version, store_id: storeId },
      }),
      rawResponseSchema: moveReturn.response,
      invalidatesTags: ['Orders'],
    }),
  }),
})

export const { useReturnGarmentsMutation, useMoveReturnMutation } = returnApi

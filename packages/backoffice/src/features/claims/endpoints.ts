import {
  getStaffClaim,
  getStaffClaims,
  updateStaffClaim,
  type WireStaffClaim,
  type WireStaffClaimDetail,
} from '@colada/domain/claims/staff-contract'
import { chargeStorage, getStoredOrders } from '@colada/domain/claims/storage-contract'
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export type StoredOrder = EndpointResponse<typeof getStoredOrders>['orders'][number]

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    claims: build.query<readonly WireStaffClaim[], EndpointQuery<typeof getStaffClaims>>({
      query: (query) => ({ endpoint: getStaffClaims, query }),
      rawResponseSchema: getStaffClaims.response,
      transformResponse: ({ claims }: EndpointResponse<typeof getStaffClaims>) => claims,
      providesTags: ['Claims'],
    }),
    claim: build.query<WireStaffClaimDetail, number>({
      query: (id) => ({ endpoint: getStaffClaim, params: { id } }),
      rawResponseSchema: getStaffClaim.response,
      transformResponse: ({ claim }: EndpointResponse<typeof getStaffClaim>) => claim,
      providesTags: ['Claims'],
    }),
    updateClaim: build.mutation<
      EndpointResponse<typeof updateStaffClaim>,
      { id: number; body: EndpointBody<typeof updateStaffClaim> }
    >({
      query: ({ id, body }) => ({ endpoint: updateStaffClaim, params: { id }, body }),
      rawResponseSchema: updateStaffClaim.response,
      // After an error, too: somebody else may have changed the claim.
      invalidatesTags: ['Claims'],
    }),
    storedOrders: build.query<readonly StoredOrder[], void>({
      query: () => ({ endpoint: getStoredOrders }),
      rawResponseSchema: getStoredOrders.response,
      transformResponse: ({ orders }: EndpointResponse<typeof getStoredOrders>) => orders,
      providesTags: ['Orders'],
    }),
    chargeStorage: build.mutation<
      EndpointResponse<typeof chargeStorage>,
      { locator: string; body: EndpointBody<typeof chargeStorage> }
    >({
      query: ({ locator, body }) => ({ endpoint: chargeStorage, params: { locator }, body }),
      rawResponseSchema: chargeStorage.response,
      invalidatesTags: ['Orders'],
    }),
  }),
})

export const {
  useChargeStorageMutation,
  useClaimQuery,
  useClaimsQuery,
  useStoredOrdersQuery,
  useUpdateClaimMutation,
} = claimsApi

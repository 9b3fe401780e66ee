import type { Address } from '@colada/domain/account/address'
import {
  createAddress,
  getAddresses,
  toAddress,
  updateAddress,
} from '@colada/domain/account/address-contract'
import { getMe, getSources, toUser } from '@colada/domain/account/contract'
import type { Source, User } from '@colada/domain/account/user'
import { checkZipCode, toZipCheck, type ZipCheck } from '@colada/domain/coverage/contract'
import type { EndpointResponse, EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

/** Customer and addresses (spec 001 §7). */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<User, void>({
      query: () => ({ endpoint: getMe }),
      rawResponseSchema: getMe.response,
      transformResponse: (response: EndpointResponse<typeof getMe>) => toUser(response.user_info),
      providesTags: ['Me'],
    }),
    sources: build.query<readonly Source[], void>({
      query: () => ({ endpoint: getSources }),
      rawResponseSchema: getSources.response,
      transformResponse: (response: EndpointResponse<typeof getSources>) => response.sources,
    }),
    addresses: build.query<readonly Address[], void>({
      query: () => ({ endpoint: getAddresses }),
      rawResponseSchema: getAddresses.response,
      transformResponse: (response: EndpointResponse<typeof getAddresses>) =>
        response.addresses.map(toAddress),
      providesTags: ['Addresses'],
    }),
    createAddress: build.mutation<Address, EndpointBody<typeof createAddress>>({
      query: (body) => ({ endpoint: createAddress, body }),
      rawResponseSchema: createAddress.response,
      transformResponse: (response: EndpointResponse<typeof createAddress>) => toAddress(response.address),
      invalidatesTags: (_, problem) => (problem ? [] : ['Addresses']),
    }),
    updateAddress: build.mutation<Address, { id: number; body: EndpointBody<typeof updateAddress> }>({
      query: ({ id, body }) => ({ endpoint: updateAddress, params: { id }, body }),
      rawResponseSchema: updateAddress.response,
      transformResponse: (response: EndpointResponse<typeof updateAddress>) => toAddress(response.address),
      invalidatesTags: (_, problem) => (problem ? [] : ['Addresses']),
    }),
    postalCode: build.query<ZipCheck, string>({
      query: (cp) => ({ endpoint: checkZipCode, body: { cp } }),
      rawResponseSchema: checkZipCode.response,
      transformResponse: toZipCheck,
    }),
  }),
})

export const {
  useMeQuery,
  useSourcesQuery,
  useAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  usePostalCodeQuery,
} = accountApi

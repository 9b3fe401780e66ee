import {
  createAddress,
  getAddresses,
  toAddress,
  updateAddress,
} from '@colada/domain/account/address-contract'
import { getMe, getSources, login, register, toUser } from '@colada/domain/account/contract'
import type { Address } from '@colada/domain/account/address'
import type { Source, User } from '@colada/domain/account/user'
import { checkZipCode, toZipCheck, type ZipCheck } from '@colada/domain/coverage/contract'
import type { EndpointResponse, EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'
import { customerOf, sessionMarker } from '../../platform/store/cookies.ts'
import { signedIn } from '../../platform/store/session-slice.ts'

/** Tags of customer data, which is fetched again after a log-in. */
const personalTags = [
  'Me',
  'Addresses',
  'Cards',
  'Orders',
  'Intent',
  'Order',
  'Promotions',
  'Days',
  'Hold',
  'Prices',
] as const

/** Dispatches `signedIn` once the request has succeeded. */
async function dispatchSignedIn(
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<unknown> },
) {
  const opened = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (opened) dispatch(signedIn(customerOf(sessionMarker())))
}

/** Session, customer and addresses (spec 001 §7). The session token stays in the gateway's cookie. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<void, EndpointBody<typeof login>>({
      query: (body) => ({ endpoint: login, body }),
      transformResponse: () => undefined,
      onQueryStarted: dispatchSignedIn,
      invalidatesTags: (_, problem) => (problem ? [] : personalTags),
    }),
    register: build.mutation<void, EndpointBody<typeof register>>({
      query: (body) => ({ endpoint: register, body }),
      transformResponse: () => undefined,
      onQueryStarted: dispatchSignedIn,
      invalidatesTags: (_, problem) => (problem ? [] : personalTags),
    }),
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
  useLoginMutation,
  useRegisterMutation,
  useMeQuery,
  useSourcesQuery,
  useAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  usePostalCodeQuery,
} = accountApi

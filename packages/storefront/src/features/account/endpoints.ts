import {
  createAddress,
  getAddresses,
  getMe,
  getSources,
  login,
  register,
  toAddress,
  toUser,
  updateAddress,
} from '@colada/domain/account/calls'
import type { Address } from '@colada/domain/account/address'
import type { Source, User } from '@colada/domain/account/user'
import { checkZipCode, toZipCheck, type ZipCheck } from '@colada/domain/coverage/calls'
import type { CallAnswer, CallBody } from '@colada/domain/wire/call'
import { api } from '../../platform/api/api.ts'
import { signedIn } from '../../platform/store/session-slice.ts'

/** What belongs to a customer: asked anew whenever somebody signs in. */
const personal = [
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

/** Tells the page that somebody is signed in once the call's answer is here. */
async function entersSession(
  _: unknown,
  { dispatch, queryFulfilled }: { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<unknown> },
) {
  const opened = await queryFulfilled.then(
    () => true,
    () => false,
  )
  if (opened) dispatch(signedIn())
}

/** Session, customer and addresses (spec 001 §7). The token itself stays with the gateway. */
const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<void, CallBody<typeof login>>({
      query: (body) => ({ call: login, body }),
      transformResponse: () => undefined,
      onQueryStarted: entersSession,
      invalidatesTags: (_, problem) => (problem ? [] : personal),
    }),
    register: build.mutation<void, CallBody<typeof register>>({
      query: (body) => ({ call: register, body }),
      transformResponse: () => undefined,
      onQueryStarted: entersSession,
      invalidatesTags: (_, problem) => (problem ? [] : personal),
    }),
    me: build.query<User, void>({
      query: () => ({ call: getMe }),
      rawResponseSchema: getMe.answer,
      transformResponse: (answer: CallAnswer<typeof getMe>) => toUser(answer.user_info),
      providesTags: ['Me'],
    }),
    sources: build.query<readonly Source[], void>({
      query: () => ({ call: getSources }),
      rawResponseSchema: getSources.answer,
      transformResponse: (answer: CallAnswer<typeof getSources>) => answer.sources,
    }),
    addresses: build.query<readonly Address[], void>({
      query: () => ({ call: getAddresses }),
      rawResponseSchema: getAddresses.answer,
      transformResponse: (answer: CallAnswer<typeof getAddresses>) => answer.addresses.map(toAddress),
      providesTags: ['Addresses'],
    }),
    createAddress: build.mutation<Address, CallBody<typeof createAddress>>({
      query: (body) => ({ call: createAddress, body }),
      rawResponseSchema: createAddress.answer,
      transformResponse: (answer: CallAnswer<typeof createAddress>) => toAddress(answer.address),
      invalidatesTags: (_, problem) => (problem ? [] : ['Addresses']),
    }),
    updateAddress: build.mutation<Address, { id: number; body: CallBody<typeof updateAddress> }>({
      query: ({ id, body }) => ({ call: updateAddress, params: { id }, body }),
      rawResponseSchema: updateAddress.answer,
      transformResponse: (answer: CallAnswer<typeof updateAddress>) => toAddress(answer.address),
      invalidatesTags: (_, problem) => (problem ? [] : ['Addresses']),
    }),
    postalCode: build.query<ZipCheck, string>({
      query: (cp) => ({ call: checkZipCode, body: { cp } }),
      rawResponseSchema: checkZipCode.answer,
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

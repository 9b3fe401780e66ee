import { createAddress } from '@colada/domain/account/address-contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { createStoreLink } from '@colada/domain/staff/contract'
import {
  closeCustomer,
  createCustomer,
  findCustomers,
  openCustomer,
} from '@colada/domain/staff/customers-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'
import { customerClosed, customerOpened } from '../../platform/session/session-slice.ts'

export type Found = Omit<EndpointResponse<typeof findCustomers>, 'status'>
export type OpenedCustomer = Omit<EndpointResponse<typeof openCustomer>, 'status'>
export type NewCustomer = EndpointBody<typeof createCustomer>

/** The customer's or company's name. */
export function nameOf({ customer }: Pick<OpenedCustomer, 'customer'>): string {
  return customer.business_name || `${customer.first_name} ${customer.last_name}`.trim()
}

const counterApi = api.injectEndpoints({
  endpoints: (build) => ({
    find: build.query<Found, string>({
      query: (q) => ({ endpoint: findCustomers, query: { q } }),
      rawResponseSchema: findCustomers.response,
      transformResponse: (response: EndpointResponse<typeof findCustomers>) => response,
    }),
    // A query although it is recorded and changes the session: the page shows its response, once.
    openCustomer: build.query<OpenedCustomer, number>({
      query: (userId) => ({ endpoint: openCustomer, body: { user_id: userId } }),
      rawResponseSchema: openCustomer.response,
      transformResponse: (response: EndpointResponse<typeof openCustomer>) => response,
      providesTags: ['Customer'],
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const opened = await queryFulfilled.catch(() => null)
        if (opened) dispatch(customerOpened({ id, name: nameOf(opened.data) }))
      },
    }),
    closeCustomer: build.mutation<void, void>({
      query: () => ({ endpoint: closeCustomer }),
      transformResponse: () => undefined,
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const closed = await queryFulfilled.catch(() => null)
        if (closed) dispatch(customerClosed())
      },
    }),
    createCustomer: build.mutation<number, NewCustomer>({
      query: (body) => ({ endpoint: createCustomer, body }),
      rawResponseSchema: createCustomer.response,
      transformResponse: (response: EndpointResponse<typeof createCustomer>) => response.user_id,
    }),
    addAddress: build.mutation<number, EndpointBody<typeof createAddress>>({
      query: (body) => ({ endpoint: createAddress, body }),
      rawResponseSchema: createAddress.response,
      transformResponse: ({ address }: EndpointResponse<typeof createAddress>) => address.id,
      invalidatesTags: ['Customer'],
    }),
    storeLink: build.mutation<string, number>({
      query: (userId) => ({ endpoint: createStoreLink, body: { user_id: userId } }),
      rawResponseSchema: createStoreLink.response,
      transformResponse: ({ url }: EndpointResponse<typeof createStoreLink>) => url,
    }),
    place: build.query<EndpointResponse<typeof checkZipCode>, string>({
      query: (cp) => ({ endpoint: checkZipCode, body: { cp } }),
      rawResponseSchema: checkZipCode.response,
    }),
  }),
})

export const {
  useAddAddressMutation,
  useCloseCustomerMutation,
  useCreateCustomerMutation,
  useFindQuery,
  useLazyFindQuery,
  useLazyPlaceQuery,
  useOpenCustomerQuery,
  useStoreLinkMutation,
} = counterApi

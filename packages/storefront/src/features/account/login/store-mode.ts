import { login, register } from '@colada/domain/account/contract'
import { registerBusiness } from '@colada/domain/account/registration-contract'
import { getStoreMode } from '@colada/domain/account/store-mode-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'

/**
 * Store mode (spec 000 §4, Session). The endpoints that change its session have no effect on the page: the document is
 * loaded again afterwards.
 */
const storeModeApi = api.injectEndpoints({
  endpoints: (build) => ({
    openStoreMode: build.mutation<void, EndpointBody<typeof login>>({
      query: (body) => ({ endpoint: login, body }),
      transformResponse: () => undefined,
    }),
    registerInStore: build.mutation<void, EndpointBody<typeof register>>({
      query: (body) => ({ endpoint: register, body }),
      transformResponse: () => undefined,
    }),
    registerBusinessInStore: build.mutation<void, EndpointBody<typeof registerBusiness>>({
      query: (body) => ({ endpoint: registerBusiness, body }),
      transformResponse: () => undefined,
    }),
    getStoreMode: build.query<EndpointResponse<typeof getStoreMode>['store_mode'], void>({
      query: () => ({ endpoint: getStoreMode }),
      transformResponse: (response: EndpointResponse<typeof getStoreMode>) => response.store_mode,
      providesTags: ['Me'],
    }),
  }),
})

export const { openStoreMode } = storeModeApi.endpoints
export const { useGetStoreModeQuery, useRegisterInStoreMutation, useRegisterBusinessInStoreMutation } =
  storeModeApi

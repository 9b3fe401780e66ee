import { login } from '@colada/domain/account/contract'
import { getStoreMode } from '@colada/domain/account/store-mode-contract'
import type { StoreLink } from '@colada/domain/staff/store-link'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import type { AppStore } from '../../../platform/store/store.ts'

const storeModeApi = api.injectEndpoints({
  endpoints: (build) => ({
    openStoreMode: build.mutation<void, EndpointBody<typeof login>>({
      query: (body) => ({ endpoint: login, body }),
      transformResponse: () => undefined,
    }),
    getStoreMode: build.query<EndpointResponse<typeof getStoreMode>['store_mode'], void>({
      query: () => ({ endpoint: getStoreMode }),
      transformResponse: (response: EndpointResponse<typeof getStoreMode>) => response.store_mode,
      providesTags: ['Me'],
    }),
  }),
})

export const { useGetStoreModeQuery } = storeModeApi

/** Replaces the session by one of store mode and loads the page again for the customer, whose data it shows then. */
export async function openStoreMode(
  { dispatch }: AppStore,
  { storeId, email, staffId }: StoreLink,
  security: string,
): Promise<void> {
  const body = { email, password: '', lavanderia_id: storeId, admin_id: staffId, security }
  const { error } = await dispatch(storeModeApi.endpoints.openStoreMode.initiate(body))
  if (error) notify({ key: 'shell:mode.storeRefused', tone: 'danger', duration: 'untilClosed' })
  else location.reload()
}

import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react'
import type { UseDispatch, UseSelector, UseStore } from 'react-redux'
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts'
import { joinStore } from '../store/join-store.ts'
import type { AppStore } from '../store/store.ts'
import { callQuery } from './call-query.ts'

/** What a call provides or spoils, for every subject. */
export const cacheTags = [
  'Catalogue',
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

/** RTK Query whose hooks find the store where all others do. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({
    hooks: {
      useDispatch: useAppDispatch as UseDispatch,
      useSelector: useAppSelector as unknown as UseSelector,
      useStore: useAppStore as UseStore<AppStore>,
    },
  }),
)

/**
 * The one RTK Query API; each subject injects its endpoints. It is not in the first load of public pages:
 * whoever needs it imports it, and it joins the store by itself.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callQuery,
  tagTypes: cacheTags,
  endpoints: () => ({}),
})

joinStore(api)

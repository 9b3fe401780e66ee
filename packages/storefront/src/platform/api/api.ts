import { createApi } from '@reduxjs/toolkit/query/react'
import { joinStore } from '../store/late.ts'
import { callQuery } from './call-query.ts'

/** What a call provides or spoils, for every subject. */
export const cacheTags = [
  'Catalogue',
  'Me',
  'Addresses',
  'Cards',
  'Orders',
  'Order',
  'Promotions',
  'Days',
  'Hold',
  'Prices',
] as const

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

import { createAction, isAnyOf, type Middleware } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { dynamicMiddleware } from '../store/dynamic-middleware.ts'
import { rootReducer } from '../store/root-reducer.ts'
import { sessionLoaded, signedOut, signedOutInOtherTab } from '../store/session-slice.ts'
import { baseQuery } from './base-query.ts'

/** Cache tags of customer data, which is fetched again after a log-in. */
export const personalTags = [
  'Me',
  'Referrals',
  'Wallet',
  'Sessions',
  'Passkeys',
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

/** Cache tags that endpoints provide or invalidate, for every subject. */
const cacheTags = ['Catalogue', ...personalTags] as const

/**
 * The one RTK Query API of the shop; each subject injects its endpoints. Public pages are shown without any call, so it is
 * added to the store when the first module imports it: together with the schemas of the calls it would add 26 kB to the
 * first load.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: baseQuery,
  tagTypes: cacheTags,
  endpoints: () => ({}),
})

rootReducer.inject(api)
/** Clears the customer's data with the session (spec 000 §4, Session), and fetches it again after a log-in in another tab. */
const followSession: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action)
    if (isAnyOf(signedOut, signedOutInOtherTab)(action)) dispatch(api.util.resetApiState())
    if (sessionLoaded.match(action)) dispatch(api.util.invalidateTags([...personalTags]))
    return result
  }

dynamicMiddleware.addMiddleware(api.middleware, followSession)

/**
 * Dispatched before a query is initiated outside of a hook: an injected reducer runs for the first time with the action
 * that follows, and a query reads its state before it dispatches one.
 */
export const apiInjected = createAction('api/injected')

import { createBaseQuery } from '@colada/client/api/base-query'
import { createApi } from '@reduxjs/toolkit/query/react'
import { sessionEvents } from '../session/session-events.ts'

/** The one RTK Query API of the back office; each subject injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: createBaseQuery(sessionEvents),
  tagTypes: [
    'Business',
    'Claims',
    'Customer',
    'Drawers',
    'Goodwill',
    'Invoices',
    'Me',
    'Offer',
    'Orders',
    'Passkeys',
    'Refunds',
    'Withdrawals',
  ],
  endpoints: () => ({}),
})

import { getStaffMe, type WireLock, type wireStaff } from '@colada/domain/staff/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'
import { lockRead } from './session-slice.ts'

/** The signed-in staff member. */
export interface Me extends z.infer<typeof wireStaff> {
  readonly lock: WireLock
}

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me, void>({
      query: () => ({ endpoint: getStaffMe }),
      rawResponseSchema: getStaffMe.response,
      transformResponse: ({ staff, lock }: EndpointResponse<typeof getStaffMe>) => ({ ...staff, lock }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null)
        if (result) dispatch(lockRead(result.data.lock))
      },
      providesTags: ['Me'],
    }),
  }),
})

export const { useMeQuery } = meApi

import { getStaffMe, type wireStaff } from '@colada/domain/staff/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type * as z from 'zod/mini'
import { api } from '../api/api.ts'

/** The signed-in staff member. */
export type Me = z.infer<typeof wireStaff>

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<Me, void>({
      query: () => ({ endpoint: getStaffMe }),
      rawResponseSchema: getStaffMe.response,
      transformResponse: ({ staff }: EndpointResponse<typeof getStaffMe>) => staff,
      providesTags: ['Me'],
    }),
  }),
})

export const { useMeQuery } = meApi

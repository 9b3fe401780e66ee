import {
  addDrawerMovement,
  approveDrawer,
  closeDrawer,
  getDrawers,
  openDrawer,
  type WireDrawer,
} from '@colada/domain/counter/contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

const drawerOf = ({ drawer }: EndpointResponse<typeof openDrawer>) => drawer

const drawerApi = api.injectEndpoints({
  endpoints: (build) => ({
    drawers: build.query<readonly WireDrawer[], void>({
      query: () => ({ endpoint: getDrawers }),
      rawResponseSchema: getDrawers.response,
      transformResponse: ({ drawers }: EndpointResponse<typeof getDrawers>) => drawers,
      providesTags: ['Drawers'],
    }),
    openDrawer: build.mutation<WireDrawer, { body: EndpointBody<typeof openDrawer>; key: string }>({
      query: ({ body, key }) => ({ endpoint: openDrawer, body, idempotencyKey: key }),
      rawResponseSchema: openDrawer.response,
      transformResponse: drawerOf,
      invalidatesTags: ['Drawers'],
    }),
    addMovement: build.mutation<
      WireDrawer,
      { id: number; body: EndpointBody<typeof addDrawerMovement>; key: string }
    >({
      query: ({ id, body, key }) => ({
        endpoint: addDrawerMovement,
        params: { id },
        body,
        idempotencyKey: key,
      }),
      rawResponseSchema: addDrawerMovement.response,
      transformResponse: drawerOf,
      invalidatesTags: ['Drawers'],
    }),
    closeDrawer: build.mutation<WireDrawer, { id: number; body: EndpointBody<typeof closeDrawer> }>({
      query: ({ id, body }) => ({ endpoint: closeDrawer, params: { id }, body }),
      rawResponseSchema: closeDrawer.response,
      transformResponse: drawerOf,
      // A refused count may be stored, too: it waits for an approval.
      invalidatesTags: ['Drawers'],
    }),
    approveDrawer: build.mutation<WireDrawer, { id: number; key: string }>({
      query: ({ id, key }) => ({ endpoint: approveDrawer, params: { id }, idempotencyKey: key }),
      rawResponseSchema: approveDrawer.response,
      transformResponse: drawerOf,
      invalidatesTags: ['Drawers'],
    }),
  }),
})

export const {
  useAddMovementMutation,
  useApproveDrawerMutation,
  useCloseDrawerMutation,
  useDrawersQuery,
  useOpenDrawerMutation,
} = drawerApi

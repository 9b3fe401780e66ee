import { trackOrder } from '@colada/domain/orders/tracking-contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

/** Where an order is, by the link of a mail. */
export type TrackedOrder = Omit<EndpointResponse<typeof trackOrder>, 'status'>

const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    trackedOrder: build.query<TrackedOrder, string>({
      query: (token) => ({ endpoint: trackOrder, params: { token } }),
      rawResponseSchema: trackOrder.response,
      transformResponse: (response: EndpointResponse<typeof trackOrder>) => response,
      // The link may have been replaced since.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useTrackedOrderQuery } = trackingApi

import {
  checkZipCode,
  estimatePlace,
  type EstimatedPlace,
  toEstimatedPlace,
  toZipCheck,
  type ZipCheck,
} from '@colada/domain/coverage/contract'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export interface ZipCheckRequest {
  readonly postalCode: string
  /** An e-mail address to notify once the zone is covered, and the check that found it is not. */
  readonly interest?: { readonly email: string; readonly checkId: number }
}

export const coverageApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkZip: build.mutation<ZipCheck, ZipCheckRequest>({
      query: ({ postalCode, interest }) => ({
        endpoint: checkZipCode,
        body: { cp: postalCode, ...(interest && { email: interest.email, id_checked: interest.checkId }) },
      }),
      transformResponse: (response: EndpointResponse<typeof checkZipCode>) => toZipCheck(response),
    }),
    estimatedPlace: build.query<EstimatedPlace | null, void>({
      query: () => ({ endpoint: estimatePlace }),
      transformResponse: (response: EndpointResponse<typeof estimatePlace>) => toEstimatedPlace(response),
      keepUnusedDataFor: 3_600,
    }),
  }),
})

import {
  checkZipCode,
  estimatePlace,
  type EstimatedPlace,
  toEstimatedPlace,
  toZipCheck,
  type ZipCheck,
} from '@colada/domain/coverage/calls'
import type { CallAnswer } from '@colada/domain/wire/call'
import { api } from '../../platform/api/api.ts'

export interface ZipQuestion {
  readonly postalCode: string
  /** Leaves an address for when the zone is covered; names the check that found it is not. */
  readonly interest?: { readonly email: string; readonly checkId: number }
}

export const coverageApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkZip: build.mutation<ZipCheck, ZipQuestion>({
      query: ({ postalCode, interest }) => ({
        call: checkZipCode,
        body: { cp: postalCode, ...(interest && { email: interest.email, id_checked: interest.checkId }) },
      }),
      transformResponse: (answer: CallAnswer<typeof checkZipCode>) => toZipCheck(answer),
    }),
    estimatedPlace: build.query<EstimatedPlace | null, void>({
      query: () => ({ call: estimatePlace }),
      transformResponse: (answer: CallAnswer<typeof estimatePlace>) => toEstimatedPlace(answer),
      keepUnusedDataFor: 3_600,
    }),
  }),
})

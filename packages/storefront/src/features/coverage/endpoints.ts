import { shopDay } from '@colada/client/format/day'
import {
  checkZipCode,
  estimatePlace,
  type EstimatedPlace,
  toEstimatedPlace,
  toZipCheck,
  type ZipCheck,
} from '@colada/domain/coverage/contract'
import { getEarliestPickup } from '@colada/domain/schedule/contract'
import type { CalendarDate } from '@colada/domain/time/calendar-date'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export interface ZipCheckRequest {
  readonly postalCode: string
  /** An e-mail address to notify once the zone is covered, and the check that found it is not. */
  readonly interest?: { readonly email: string; readonly checkId: number }
}

/** The first free slot, and the day of the answer, from which it is tomorrow or later. */
export interface EarliestPickupSlot {
  readonly date: CalendarDate
  readonly start: string
  readonly end: string
  readonly today: CalendarDate
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
    earliestPickup: build.query<EarliestPickupSlot | null, string>({
      query: (cp) => ({ endpoint: getEarliestPickup, query: { cp } }),
      transformResponse: ({ pickup }: EndpointResponse<typeof getEarliestPickup>) =>
        pickup && { ...pickup, today: shopDay(new Date()) },
      keepUnusedDataFor: 60,
    }),
    estimatedPlace: build.query<EstimatedPlace | null, void>({
      query: () => ({ endpoint: estimatePlace }),
      transformResponse: (response: EndpointResponse<typeof estimatePlace>) => toEstimatedPlace(response),
      keepUnusedDataFor: 3_600,
    }),
  }),
})

export const { useEarliestPickupQuery } = coverageApi

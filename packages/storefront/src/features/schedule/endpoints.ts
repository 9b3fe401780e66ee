import {
  getDeliveries,
  getHold,
  getPickups,
  holdSlots,
  releaseHold,
  toDays,
  toHold,
} from '@colada/domain/schedule/contract'
import type { Hold, ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import type { EndpointResponse, EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'
import { asProblem } from '../../platform/api/problem-text.ts'
import { nowInSeconds, type SeenTime } from '../../platform/clock/use-seconds-left.ts'

export interface DeliveriesWanted {
  readonly postalCode: string
  /** Every category of the cart: the longest lead time counts. */
  readonly categories: readonly number[]
  readonly pickupId: SlotId
}

/** The places that are kept for the customer, if any, with the server's time by which they run out. */
export interface SeenHold extends SeenTime {
  readonly hold: Hold | null
}

function toSeenHold({ hold, server_time }: EndpointResponse<typeof getHold>): SeenHold {
  return { hold: hold && toHold(hold), serverTime: server_time, seenAt: nowInSeconds() }
}

/** Days and hours at which the vans come (spec 001 §7), and the places kept in them. Places go fast, so little is kept. */
const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    pickups: build.query<readonly ScheduleDay[], string>({
      query: (cp) => ({ endpoint: getPickups, body: { cp } }),
      rawResponseSchema: getPickups.response,
      transformResponse: toDays,
      providesTags: ['Days'],
      keepUnusedDataFor: 30,
    }),
    deliveries: build.query<readonly ScheduleDay[], DeliveriesWanted>({
      query: ({ postalCode, categories, pickupId }) => ({
        endpoint: getDeliveries,
        body: { cp: postalCode, category_id: categories, pickup_time: pickupId },
      }),
      rawResponseSchema: getDeliveries.response,
      transformResponse: toDays,
      providesTags: ['Days'],
      keepUnusedDataFor: 30,
    }),
    hold: build.query<SeenHold, void>({
      query: () => ({ endpoint: getHold }),
      rawResponseSchema: getHold.response,
      transformResponse: toSeenHold,
      providesTags: ['Hold'],
      keepUnusedDataFor: 0,
    }),
    holdSlots: build.mutation<SeenHold, EndpointBody<typeof holdSlots>>({
      query: (body) => ({ endpoint: holdSlots, body }),
      rawResponseSchema: holdSlots.response,
      transformResponse: toSeenHold,
      // What was refused is full by now: the calendar shows it as soon as it is asked again.
      invalidatesTags: (_, problem) => (problem && asProblem(problem).kind === 'refused' ? ['Days'] : []),
    }),
    releaseHold: build.mutation<void, Hold['id']>({
      query: (id) => ({ endpoint: releaseHold, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Hold'],
    }),
  }),
})

export const {
  usePickupsQuery,
  useDeliveriesQuery,
  useHoldQuery,
  useHoldSlotsMutation,
  useReleaseHoldMutation,
} = scheduleApi

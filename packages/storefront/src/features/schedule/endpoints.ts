import { getDeliveries, getPickups, toDays } from '@colada/domain/schedule/calls'
import type { ScheduleDay, SlotId } from '@colada/domain/schedule/slot'
import { api } from '../../platform/api/api.ts'

export interface DeliveriesWanted {
  readonly postalCode: string
  /** Every category of the cart: the longest lead time counts. */
  readonly categories: readonly number[]
  readonly pickupId: SlotId
}

/** Days and hours at which the vans come (spec 001 §7). Places go fast, so little is kept. */
const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    pickups: build.query<readonly ScheduleDay[], string>({
      query: (cp) => ({ call: getPickups, body: { cp } }),
      rawResponseSchema: getPickups.answer,
      transformResponse: toDays,
      providesTags: ['Days'],
      keepUnusedDataFor: 30,
    }),
    deliveries: build.query<readonly ScheduleDay[], DeliveriesWanted>({
      query: ({ postalCode, categories, pickupId }) => ({
        call: getDeliveries,
        body: { cp: postalCode, category_id: categories, pickup_time: pickupId },
      }),
      rawResponseSchema: getDeliveries.answer,
      transformResponse: toDays,
      providesTags: ['Days'],
      keepUnusedDataFor: 30,
    }),
  }),
})

export const { usePickupsQuery, useDeliveriesQuery } = scheduleApi

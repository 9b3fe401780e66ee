import { toProblem } from '@colada/client/api/problem'
import { nowInSeconds, type ServerClock } from '@colada/client/clock/use-seconds-left'
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

export interface DeliveriesRequest {
  readonly postalCode: string
  /** Every category of the cart; the longest lead time applies. */
  readonly categories: readonly number[]
  readonly pickup: PickupBefore
}

/** The pickup before a delivery: a slot, or a store with the time of the drop-off once it has happened. */
export type PickupBefore =
  | { readonly slotId: SlotId }
  | { readonly storeId: number; readonly droppedOffAt?: number | undefined }

/** The customer's slot hold, or `null`. It expires by the server's clock. */
export interface HoldResponse extends ServerClock {
  readonly hold: Hold | null
}

function toHoldResponse({ hold, server_time }: EndpointResponse<typeof getHold>): HoldResponse {
  return { hold: hold && toHold(hold), serverTime: server_time, receivedAt: nowInSeconds() }
}

/** Pickup and delivery days with their slots (spec 001 §7), and slot holds. Availability changes fast, so caching is short. */
const scheduleApi = api.injectEndpoints({
  endpoints: (build) => ({
    pickups: build.query<readonly ScheduleDay[], string>({
      query: (cp) => ({ endpoint: getPickups, body: { cp } }),
      rawResponseSchema: getPickups.response,
      transformResponse: toDays,
      providesTags: ['Days'],
      keepUnusedDataFor: 30,
    }),
    deliveries: build.query<readonly ScheduleDay[], DeliveriesRequest>({
      query: ({ postalCode, categories, pickup }) => ({
        endpoint: getDeliveries,
        body: {
          cp: postalCode,
          category_id: categories,
          ...('slotId' in pickup
            ? { pickup_time: pickup.slotId }
            : { pickup_store_id: pickup.storeId, dropped_off_at: pickup.droppedOffAt }),
        },
      }),
      rawResponseSchema: getDeliveries.response,
      transformResponse: toDays,
      providesTags: ['Days'],
      keepUnusedDataFor: 30,
    }),
    hold: build.query<HoldResponse, void>({
      query: () => ({ endpoint: getHold }),
      rawResponseSchema: getHold.response,
      transformResponse: toHoldResponse,
      providesTags: ['Hold'],
      keepUnusedDataFor: 0,
    }),
    holdSlots: build.mutation<HoldResponse, EndpointBody<typeof holdSlots>>({
      query: (body) => ({ endpoint: holdSlots, body }),
      rawResponseSchema: holdSlots.response,
      transformResponse: toHoldResponse,
      // A rejected slot is full by now: refetch the days to show it.
      invalidatesTags: (_, problem) => (problem && toProblem(problem).kind === 'refused' ? ['Days'] : []),
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

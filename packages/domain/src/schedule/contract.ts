import * as z from 'zod/mini'
import { type EndpointResponse, defineEndpoint } from '../wire/endpoint.ts'
import type { Hold, ScheduleDay } from './slot.ts'

export const wireHour = z.object({
  id: z.number(),
  start: z.string(),
  end: z.string(),
  ut_start: z.number(),
  shipping_cost_variation_pct: z.number(),
  /** 1 while places are free; full hours stay in the list so that they can be shown as full. Ours. */
  available: z.union([z.literal(0), z.literal(1)]),
})

export const wireDay = z.object({ start: z.string(), hours: z.array(wireHour) })
export type WireDay = z.infer<typeof wireDay>

/** Days and hours at which the van can come for the washing (spec 001 §7). */
export const getPickups = defineEndpoint({
  name: 'getPickups',
  method: 'POST',
  path: '/pickups',
  access: 'customer',
  summary: 'Pickup days and hours for a postal code',
  body: z.object({ cp: z.string() }),
  response: { days: z.array(wireDay) },
})

/** Days and hours at which it can come back: `pickup_time` is the id of the chosen pickup hour. */
export const getDeliveries = defineEndpoint({
  name: 'getDeliveries',
  method: 'POST',
  path: '/deliveries',
  access: 'customer',
  summary: 'Delivery days and hours after a chosen pickup',
  body: z.object({
    cp: z.string(),
    /** One category or all of the cart's; the longest lead time counts. */
    category_id: z.union([z.number(), z.array(z.number())]),
    pickup_time: z.number(),
  }),
  response: { days: z.array(wireDay) },
})

/** Places in both vans that are kept for a customer while the order is being decided. */
export const wireHold = z.object({
  id: z.number(),
  pickup_time: z.number(),
  delivery_time: z.number(),
  /** Epoch seconds, by the server's clock. */
  expires_at: z.number(),
})

const holdAnswer = {
  hold: wireHold,
  /** Epoch seconds; the countdown is by the server's clock. */
  server_time: z.number(),
}

/**
 * Keeps a place in both slots for ten minutes. A customer has one hold: another choice moves it, and the very same one
 * keeps its time. No availability (211) names the leg that is full in `errors`, and leaves the hold of before as it was.
 */
export const holdSlots = defineEndpoint({
  name: 'holdSlots',
  method: 'POST',
  path: '/holds',
  access: 'customer',
  isExtension: true,
  summary: 'Keep the places of both slots for ten minutes',
  body: z.object({
    pickup_address_id: z.number(),
    pickup_time: z.number(),
    delivery_address_id: z.number(),
    delivery_time: z.number(),
    /** One category or all of the cart's, for the lead time. */
    category_id: z.union([z.number(), z.array(z.number())]),
  }),
  response: holdAnswer,
})

/** The hold that a reload or another device finds again; `null` when there is none. */
export const getHold = defineEndpoint({
  name: 'getHold',
  method: 'GET',
  path: '/holds',
  access: 'customer',
  isExtension: true,
  summary: 'The customer’s hold, if there is one',
  response: { ...holdAnswer, hold: z.nullable(wireHold) },
})

/** Lets the places go before their time. */
export const releaseHold = defineEndpoint({
  name: 'releaseHold',
  method: 'DELETE',
  path: '/holds/:id',
  access: 'customer',
  isExtension: true,
  summary: 'Let the places go',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

/** The two slots of a hold and until when they are kept, in epoch seconds. */
export function toHold(wire: z.infer<typeof wireHold>): Hold {
  return {
    id: wire.id,
    pickupId: wire.pickup_time,
    deliveryId: wire.delivery_time,
    expiresAt: wire.expires_at,
  }
}

export function toDays(answer: EndpointResponse<typeof getPickups>): ScheduleDay[] {
  return answer.days.map((day) => ({
    date: day.start,
    hours: day.hours.map((hour) => ({
      id: hour.id,
      start: hour.start,
      end: hour.end,
      startsAt: hour.ut_start,
      variation: hour.shipping_cost_variation_pct,
      free: hour.available === 1,
    })),
  }))
}

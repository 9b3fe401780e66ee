import * as z from 'zod/mini'
import { type EndpointResponse, defineEndpoint } from '../wire/endpoint.ts'
import type { Hold, ScheduleDay } from './slot.ts'

export const wireHour = z.object({
  id: z.number(),
  start: z.string(),
  end: z.string(),
  ut_start: z.number(),
  shipping_cost_variation_pct: z.number(),
  /** 0 when the slot is full; full slots are listed so that they can be displayed. Extension. */
  available: z.union([z.literal(0), z.literal(1)]),
})

export const wireDay = z.object({ start: z.string(), hours: z.array(wireHour) })
export type WireDay = z.infer<typeof wireDay>

/** Available pickup slots by day (spec 001 §7). */
export const getPickups = defineEndpoint({
  name: 'getPickups',
  subject: 'schedule',
  method: 'POST',
  path: '/pickups',
  access: 'customer',
  summary: 'Pickup days and hours for a postal code',
  body: z.object({ cp: z.string() }),
  response: { days: z.array(wireDay) },
})

/** Available delivery slots by day; `pickup_time` is the id of the chosen pickup slot. */
export const getDeliveries = defineEndpoint({
  name: 'getDeliveries',
  subject: 'schedule',
  method: 'POST',
  path: '/deliveries',
  access: 'customer',
  summary: 'Delivery days and hours after a chosen pickup',
  body: z.object({
    cp: z.string(),
    /** One or all categories of the cart; the longest lead time applies. */
    category_id: z.union([z.number(), z.array(z.number())]),
    /** Omitted for a pickup at a store. */
    pickup_time: z.optional(z.number()),
    /** The store of the pickup. Extension. */
    pickup_store_id: z.optional(z.number()),
    /** When the garments were dropped off there, epoch seconds; omitted before. Extension. */
    dropped_off_at: z.optional(z.number()),
  }),
  response: { days: z.array(wireDay) },
})

/** The first pickup slot with a free place. The same for everybody, so it is cached for half a minute. */
export const getEarliestPickup = defineEndpoint({
  name: 'getEarliestPickup',
  subject: 'schedule',
  method: 'GET',
  path: '/earliest_pickup',
  access: 'public',
  isExtension: true,
  summary: 'The earliest pickup that a postal code can have now',
  query: z.object({ cp: z.string() }),
  response: {
    /** `null` when all slots on offer are full. */
    pickup: z.nullable(z.object({ date: z.string(), start: z.string(), end: z.string() })),
  },
})

/** A temporary reservation of a pickup and a delivery slot. */
export const wireHold = z.object({
  id: z.number(),
  /** Null for a leg at a store. */
  pickup_time: z.nullable(z.number()),
  delivery_time: z.nullable(z.number()),
  /** Epoch seconds, by the server's clock. */
  expires_at: z.number(),
})

const holdResponse = {
  hold: wireHold,
  /** Epoch seconds; the countdown uses the server's clock. */
  server_time: z.number(),
}

/**
 * Reserves the slots for ten minutes. A customer has at most one hold: other slots replace it, the same slots keep its
 * expiry. On status 211 (no availability) `errors` names the full leg, and the previous hold stays valid.
 */
export const holdSlots = defineEndpoint({
  name: 'holdSlots',
  subject: 'schedule',
  method: 'POST',
  path: '/holds',
  access: 'customer',
  isExtension: true,
  summary: 'Hold the chosen slots for ten minutes',
  body: z.object({
    pickup_address_id: z._default(z.nullable(z.number()), null),
    pickup_time: z._default(z.nullable(z.number()), null),
    delivery_address_id: z._default(z.nullable(z.number()), null),
    delivery_time: z._default(z.nullable(z.number()), null),
    /** One leg may be at a store, where no place is held. */
    pickup_store_id: z._default(z.nullable(z.number()), null),
    delivery_store_id: z._default(z.nullable(z.number()), null),
    /** One or all categories of the cart, for the lead time. */
    category_id: z.union([z.number(), z.array(z.number())]),
  }),
  response: holdResponse,
})

/** The customer's current hold; `null` without one. */
export const getHold = defineEndpoint({
  name: 'getHold',
  subject: 'schedule',
  method: 'GET',
  path: '/holds',
  access: 'customer',
  isExtension: true,
  summary: 'The customer’s hold, if there is one',
  response: { ...holdResponse, hold: z.nullable(wireHold) },
})

/** Releases a hold before it expires. */
export const releaseHold = defineEndpoint({
  name: 'releaseHold',
  subject: 'schedule',
  method: 'DELETE',
  path: '/holds/:id',
  access: 'customer',
  isExtension: true,
  summary: 'Release a hold',
  params: z.object({ id: z.coerce.number() }),
  response: {},
})

export function toHold(wire: z.infer<typeof wireHold>): Hold {
  return {
    id: wire.id,
    pickupId: wire.pickup_time,
    deliveryId: wire.delivery_time,
    expiresAt: wire.expires_at,
  }
}

export function toDays(response: EndpointResponse<typeof getPickups>): ScheduleDay[] {
  return response.days.map((day) => ({
    date: day.start,
    hours: day.hours.map((hour) => ({
      id: hour.id,
      start: hour.start,
      end: hour.end,
      startsAt: hour.ut_start,
      variation: hour.shipping_cost_variation_pct,
      isFree: hour.available === 1,
    })),
  }))
}

import * as z from 'zod/mini'
import { type CallAnswer, defineCall } from '../wire/call.ts'
import type { ScheduleDay } from './slot.ts'

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
export const getPickups = defineCall({
  name: 'getPickups',
  method: 'POST',
  path: '/pickups',
  access: 'customer',
  summary: 'Pickup days and hours for a postal code',
  body: z.object({ cp: z.string() }),
  answer: { days: z.array(wireDay) },
})

/** Days and hours at which it can come back: `pickup_time` is the id of the chosen pickup hour. */
export const getDeliveries = defineCall({
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
  answer: { days: z.array(wireDay) },
})

export function toDays(answer: CallAnswer<typeof getPickups>): ScheduleDay[] {
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

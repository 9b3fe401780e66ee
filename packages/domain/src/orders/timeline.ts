import * as z from 'zod/mini'
import { eurosSchema } from '../money/euros-schema.ts'
import { legPlaces, legs } from '../schedule/slot.ts'
import { type OrderStatus, orderStatus } from './status.ts'

/** Who did something, as a timeline tells it: the customer, the shop, its driver, or the system by itself. */
export const timelineActors = ['customer', 'shop', 'driver', 'system'] as const
export type TimelineActor = (typeof timelineActors)[number]

/** Moves that a driver makes at a door. */
const visits: readonly OrderStatus[] = [
  orderStatus.absentAtPickup,
  orderStatus.collected,
  orderStatus.outForDelivery,
  orderStatus.absentAtDelivery,
  orderStatus.delivered,
]

/**
 * Who moved an order, or changed it. A member with several roles is the driver where a driver comes.
 * @param status where the order was moved to; none for a change
 */
export function timelineActorOf(
  kind: 'customer' | 'staff' | 'job' | 'provider' | 'operations',
  isDriver: boolean,
  status?: OrderStatus,
): TimelineActor {
  if (kind === 'customer') return 'customer'
  if (kind === 'job' || kind === 'provider') return 'system'
  return isDriver && status !== undefined && visits.includes(status) ? 'driver' : 'shop'
}

const happening = {
  /** Epoch seconds. */
  at: z.number(),
  /** Null where it was not recorded. The name of a staff member is for staff. */
  actor: z.nullable(z.object({ kind: z.enum(timelineActors), name: z.string() })),
}

/**
 * Something that happened to an order. `text` of a status is the question of its incident, in the language of the request;
 * `reason` is for staff.
 */
export const timelineEvent = z.union([
  z.object({
    kind: z.literal('status'),
    ...happening,
    status: z.number(),
    text: z.string(),
    reason: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('dates-changed'), ...happening, legs: z.array(z.enum(legs)) }),
  z.object({ kind: z.literal('garments-added'), ...happening, count: z.number() }),
  z.object({ kind: z.literal('charge'), ...happening, amount: eurosSchema }),
  z.object({ kind: z.literal('payment'), ...happening, amount: eurosSchema }),
  /** `is_done` is false while the money is on its way. */
  z.object({ kind: z.literal('refund'), ...happening, amount: eurosSchema, is_done: z.boolean() }),
  z.object({ kind: z.literal('incident-answered'), ...happening }),
  /** The garments of a cancelled order go back elsewhere, or at another time. */
  z.object({ kind: z.literal('return-changed'), ...happening, place: z.enum(legPlaces) }),
  z.object({ kind: z.literal('garments-returned'), ...happening }),
])
export type TimelineEvent = z.infer<typeof timelineEvent>

/** What comes first of things that happened in the same second. */
const precedence: readonly TimelineEvent['kind'][] = [
  'incident-answered',
  'dates-changed',
  'garments-added',
  'charge',
  'payment',
  'status',
  'refund',
  'return-changed',
  'garments-returned',
]

/** Returns the events, oldest first. */
export function sortTimeline(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.toSorted(
    (one, other) => one.at - other.at || precedence.indexOf(one.kind) - precedence.indexOf(other.kind),
  )
}

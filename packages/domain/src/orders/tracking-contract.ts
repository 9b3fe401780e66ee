import * as z from 'zod/mini'
import { legPlaces } from '../schedule/slot.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { MAX_TRACKING_TOKEN_CHARACTERS } from './tracking.ts'

const token = z.string().check(z.maxLength(MAX_TRACKING_TOKEN_CHARACTERS))

/** When and in which town a leg is; at a store from `date` on, in its hours. */
const wireVisit = z.object({
  date: z.string(),
  start: z.string(),
  end: z.string(),
  place: z.enum(legPlaces),
  /** Empty once its address is deleted. */
  town: z.string(),
})
export type WireVisit = z.infer<typeof wireVisit>

/**
 * Where an order is, for everybody who has the link of its newest mail: no name, street, money or garments. 1011: a newer
 * mail has replaced the link.
 */
export const trackOrder = defineEndpoint({
  name: 'trackOrder',
  subject: 'orders',
  method: 'GET',
  path: '/track/:token',
  access: 'public',
  isExtension: true,
  summary: 'Where an order is, by the link of a mail',
  params: z.object({ token }),
  response: {
    order_status: z.number(),
    /** Epoch seconds since when it has this status. */
    since: z.number(),
    pickup: z.nullable(wireVisit),
    delivery: z.nullable(wireVisit),
    /** Its delivery brings back the garments of a cancelled order. */
    return_due: z.boolean(),
  },
})

/** The pickup and the delivery of an order, for calendars that subscribe to the address. */
export const getSharedCalendar = defineEndpoint({
  name: 'getSharedCalendar',
  subject: 'orders',
  method: 'GET',
  path: '/calendar/:token.ics',
  access: 'public',
  isExtension: true,
  mediaType: 'text/calendar',
  summary: 'The pickup and the delivery of an order as a calendar that changes with it',
  params: z.object({ token }),
  response: {},
})

import * as z from 'zod/mini'
import { categoryIds } from '../catalogue/category.ts'
import { eurosSchema } from '../money/euros-schema.ts'
import { routeNames } from '../routes/paths.ts'
import { defineEndpoint, type EndpointBody } from '../wire/endpoint.ts'
import { languages } from '../wire/language.ts'
import { EVENTS_PATH, eventNames, MAX_EVENTS } from './event.ts'

/** Far above every payment. */
const MAX_VALUE_EUROS = 1_000_000

const eventSchema = z
  .object({
    name: z.enum(eventNames),
    /** Name of the page, or id of the category: never a URL, which may identify a customer. */
    route: z.enum([...routeNames, ...Object.values(categoryIds).map(String)]),
    /** Language of the page. */
    lang: z.enum(languages),
    /** Value of a payment in euros, without VAT. */
    value: z.optional(eurosSchema.check(z.minimum(0), z.maximum(MAX_VALUE_EUROS))),
  })
  .check(z.refine(({ name, value }) => (name === 'payment') === (value !== undefined), 'value'))

/** Adds events of pages to the counters of the day. Nothing else of the request is stored. */
export const countEvents = defineEndpoint({
  name: 'countEvents',
  subject: 'analytics',
  method: 'POST',
  path: EVENTS_PATH,
  access: 'public',
  summary: 'Add events of pages to the anonymous counters of the day',
  isExtension: true,
  body: z.object({ events: z.array(eventSchema).check(z.minLength(1), z.maxLength(MAX_EVENTS)) }),
  response: {},
})

/** An event on the wire. */
export type WireEvent = EndpointBody<typeof countEvents>['events'][number]

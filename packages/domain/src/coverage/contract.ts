import * as z from 'zod/mini'
import { type Zone, zones } from '../schedule/zones.ts'
import { type EndpointResponse, defineEndpoint } from '../wire/endpoint.ts'

/** Both forms of the zip check: asking, and leaving a mail address for a zone not covered (spec 001 §7). */
export const checkZipCode = defineEndpoint({
  name: 'checkZipCode',
  method: 'POST',
  path: '/checkZipCode',
  access: 'public',
  summary: 'Whether a postal code is covered; with an e-mail, registers interest in one that is not',
  body: z.object({
    cp: z.string(),
    email: z.optional(z.string()),
    id_checked: z.optional(z.number()),
    url_param: z.optional(z.string()),
  }),
  response: {
    /** '1' when covered; the spelling is the specification's. */
    avaiable: z.enum(['0', '1']),
    result: z.string(),
    cp: z.string(),
    id_checked: z.number(),
    /** Zone name when covered, else empty. Ours. */
    zone: z.string(),
    town: z.string(),
  },
})

/**
 * A guess of where the customer is, so that a postal code need not be typed (spec 001 §7, IP geolocation). The gateway
 * fills in what the address of the caller says; nothing of it is kept.
 */
export const estimatePlace = defineEndpoint({
  name: 'estimatePlace',
  method: 'GET',
  path: '/estimated_place',
  access: 'public',
  summary: 'Where the caller seems to be; the gateway says so, by the address of the call',
  isExtension: true,
  query: z.object({
    checked_ip: z.optional(z.string()),
    estimated_city: z.optional(z.string()),
    estimated_cp: z.optional(z.string()),
  }),
  response: {
    /** Empty where there is no guess. */
    estimated_cp: z.string(),
    /** The town of that code, by our own list where we know it. */
    estimated_city: z.string(),
  },
})

/** Where a customer seems to be. */
export interface EstimatedPlace {
  readonly postalCode: string
  readonly town: string
}

/** `null` where there is no guess. */
export function toEstimatedPlace(wire: EndpointResponse<typeof estimatePlace>): EstimatedPlace | null {
  return wire.estimated_cp === '' ? null : { postalCode: wire.estimated_cp, town: wire.estimated_city }
}

/** Outcome of a zip check as the shop's code knows it. */
export interface ZipCheck {
  readonly postalCode: string
  readonly covered: boolean
  readonly message: string
  /** Names the check when its result is answered with an e-mail address. */
  readonly checkId: number
  readonly town: string
  /** Whose vans come there, with their days and hours; `null` where none do. */
  readonly zone: Zone | null
}

export function toZipCheck(wire: EndpointResponse<typeof checkZipCode>): ZipCheck {
  return {
    postalCode: wire.cp,
    covered: wire.avaiable === '1',
    message: wire.result,
    checkId: wire.id_checked,
    town: wire.town,
    zone: Object.values(zones).find(({ name }) => name === wire.zone) ?? null,
  }
}

import * as z from 'zod/mini'
import { type Zone, zones } from '../schedule/zones.ts'
import { type EndpointResponse, defineEndpoint } from '../wire/endpoint.ts'
import { urlParamsSchema } from '../wire/url-params-schema.ts'

/** Checks coverage, or registers an e-mail address for a zone that is not covered (spec 001 §7). */
export const checkZipCode = defineEndpoint({
  name: 'checkZipCode',
  subject: 'coverage',
  method: 'POST',
  path: '/checkZipCode',
  access: 'public',
  summary: 'Whether a postal code is covered; with an e-mail, registers interest in one that is not',
  urlParamsField: 'url_param',
  body: z.object({
    cp: z.string(),
    email: z.optional(z.string()),
    id_checked: z.optional(z.number()),
    /** The spelling is the specification's. */
    url_param: urlParamsSchema,
  }),
  response: {
    /** '1' when covered; the spelling is the specification's. */
    avaiable: z.enum(['0', '1']),
    result: z.string(),
    cp: z.string(),
    id_checked: z.number(),
    /** Zone name when covered, otherwise empty. Extension. */
    zone: z.string(),
    town: z.string(),
  },
})

/**
 * Estimated location of the customer, to prefill the postal code (spec 001 §7, IP geolocation). The gateway fills the
 * query in from the client's IP address; nothing is stored.
 */
export const estimatePlace = defineEndpoint({
  name: 'estimatePlace',
  subject: 'coverage',
  method: 'GET',
  path: '/estimated_place',
  access: 'public',
  summary: 'Estimated location of the client, which the gateway derives from its IP address',
  isExtension: true,
  query: z.object({
    checked_ip: z.optional(z.string()),
    estimated_city: z.optional(z.string()),
    estimated_cp: z.optional(z.string()),
  }),
  response: {
    /** Empty without an estimate. */
    estimated_cp: z.string(),
    /** Town of that postal code, from the shop's own list if it is in it. */
    estimated_city: z.string(),
  },
})

/** Estimated location of a customer. */
export interface EstimatedPlace {
  readonly postalCode: string
  readonly town: string
}

/** @returns `null` without an estimate. */
export function toEstimatedPlace(wire: EndpointResponse<typeof estimatePlace>): EstimatedPlace | null {
  return wire.estimated_cp === '' ? null : { postalCode: wire.estimated_cp, town: wire.estimated_city }
}

/** Result of a coverage check. */
export interface ZipCheck {
  readonly postalCode: string
  readonly isCovered: boolean
  readonly message: string
  /** Id to send when an e-mail address is registered. */
  readonly checkId: number
  readonly town: string
  /** `null` when not covered. */
  readonly zone: Zone | null
}

export function toZipCheck(wire: EndpointResponse<typeof checkZipCode>): ZipCheck {
  return {
    postalCode: wire.cp,
    isCovered: wire.avaiable === '1',
    message: wire.result,
    checkId: wire.id_checked,
    town: wire.town,
    zone: Object.values(zones).find(({ name }) => name === wire.zone) ?? null,
  }
}

import { BlockList, isIP, isIPv6 } from 'node:net'
import { trustedProxiesSchema } from '@colada/server/trusted-proxies'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'

/** The estimated location of an IP address, with the parameter names of the API (spec 001 §7, GET products). */
export interface EstimatedPlace {
  readonly checked_ip: string
  readonly estimated_city: string
  /** Spanish postal code; empty outside Spain. */
  readonly estimated_cp: string
}

export interface GeolocationOptions {
  /** URL of the geolocation service with `{ip}`; `null` sends no requests. */
  readonly url: string | null
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
  /** Milliseconds. */
  readonly clock?: () => number
}

export const unknownPlace: EstimatedPlace = {
  checked_ip: 'unknown',
  estimated_city: 'unknown',
  estimated_cp: '',
}

const TIMEOUT_MS = 800
const PLACE_TTL_MS = 3_600_000
/** A service that hangs is requested once a minute per address. */
const FAILURE_TTL_MS = 60_000
const MAX_ADDRESSES = 5_000
const MAX_CONCURRENT_REQUESTS = 16
const MAX_RESPONSE_LENGTH = 16_384

/** The parts of a response that are used; services write a postal code as a string or a number. */
const responseSchema = z.object({
  city: z.optional(z.nullable(z.string())),
  postal: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  languages: z.optional(z.nullable(z.string())),
})

/** Networks that no geolocation service knows. */
const privateNetworks = new BlockList()
for (const network of trustedProxiesSchema.parse('loopback, linklocal, uniquelocal')) {
  const [address = '', bits = ''] = network.split('/')
  privateNetworks.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Estimates the location of an IP address by an external service, requested by this process and never by the browser.
 * The shop works without it: every failure returns {@link unknownPlace} (spec 001 §8).
 */
export class Geolocation {
  readonly #options: GeolocationOptions
  readonly #places: LRUCache<string, EstimatedPlace>
  #requests = 0

  constructor(options: GeolocationOptions) {
    this.#options = options
    this.#places = new LRUCache<string, EstimatedPlace>({
      max: MAX_ADDRESSES,
      ttl: PLACE_TTL_MS,
      ttlResolution: 0,
      ...(options.clock && { perf: { now: options.clock } }),
      fetchMethod: async (ip, _stale, { options: entry }) => {
        const place = await this.#request(ip)
        if (place === unknownPlace) entry.ttl = FAILURE_TTL_MS
        return place
      },
    })
  }

  /** The location of an address when it is cached; sends no request. */
  cached(ip: string): EstimatedPlace {
    return this.#places.get(plainAddress(ip)) ?? unknownPlace
  }

  /** The location of an address; waits for the service until its timeout. */
  async estimate(ip: string): Promise<EstimatedPlace> {
    const address = plainAddress(ip)
    if (this.#options.url === null || !isPublic(address)) return unknownPlace
    return (await this.#places.fetch(address)) ?? unknownPlace
  }

  async #request(ip: string): Promise<EstimatedPlace> {
    const { url, fetch: send = fetch, timeoutMs = TIMEOUT_MS } = this.#options
    if (this.#requests >= MAX_CONCURRENT_REQUESTS) return unknownPlace
    this.#requests += 1
    try {
      const response = await send(url!.replace('{ip}', encodeURIComponent(ip)), {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = response.ok ? await response.text() : ''
      return toPlace(ip, JSON.parse(text.slice(0, MAX_RESPONSE_LENGTH)))
    } catch {
      return unknownPlace
    } finally {
      this.#requests -= 1
    }
  }
}

/** Many countries have postal codes of five digits: one is Spanish only where Spanish of Spain is spoken. */
function toPlace(ip: string, response: unknown): EstimatedPlace {
  const { city, postal, languages } = responseSchema.parse(response)
  const isSpain = /(?:^|,)\s*es-ES\s*(?:,|$)/i.test(languages ?? '')
  const code = String(postal ?? '')
  return {
    checked_ip: ip,
    estimated_city: city || unknownPlace.estimated_city,
    estimated_cp: isSpain ? code.padStart(typeof postal === 'number' ? 5 : 0, '0') : '',
  }
}

const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

const isPublic = (ip: string): boolean =>
  isIP(ip) !== 0 && !privateNetworks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')

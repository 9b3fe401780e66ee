import { BlockList, isIP, isIPv6 } from 'node:net'
import { forwardersSchema } from '@colada/domain/wire/forwarders'
import * as z from 'zod/mini'

/** Where an address seems to be, in the words that calls carry it in (spec 001 §7, GET products). */
export interface EstimatedPlace {
  readonly checked_ip: string
  readonly estimated_city: string
  /** Of Spain; empty for everywhere else. */
  readonly estimated_cp: string
}

export interface GeolocationOptions {
  /** Address of the service with `{ip}` in it; `null` asks nobody. */
  readonly url: string | null
  /** Milliseconds that an answer is waited for. */
  readonly patience?: number
  readonly fetch?: typeof fetch
  /** Milliseconds. */
  readonly clock?: () => number
}

export const unknownPlace: EstimatedPlace = {
  checked_ip: 'unknown',
  estimated_city: 'unknown',
  estimated_cp: '',
}

interface Known {
  readonly place: EstimatedPlace
  readonly until: number
}

const hour = 3_600_000
const minute = 60_000
/** Addresses that are remembered; the longest known goes first. */
const most = 5_000
/** Questions at once: more visitors than that are not worth a guess. */
const mostAsked = 16
/** Characters of an answer; more is none of this service. */
const longest = 16_384

/** Only what is used of an answer; services write a postal code as a text or a number. */
const answerSchema = z.object({
  city: z.optional(z.nullable(z.string())),
  postal: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  languages: z.optional(z.nullable(z.string())),
})

/** Addresses that nobody outside knows anything of. */
const insiders = new BlockList()
for (const network of forwardersSchema.parse('loopback, linklocal, uniquelocal')) {
  const [address = '', bits = ''] = network.split('/')
  insiders.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Asks a service of somebody else's where an address is, from this process and never from the browser (decisions:
 * Consent). It is a guess that the shop does without: whatever goes wrong answers {@link unknownPlace}.
 */
export class Geolocation {
  readonly #options: GeolocationOptions
  readonly #known = new Map<string, Known>()
  readonly #asking = new Map<string, Promise<EstimatedPlace>>()

  constructor(options: GeolocationOptions) {
    this.#options = options
  }

  /** What is known of an address without asking anybody. */
  known(ip: string): EstimatedPlace {
    const known = this.#known.get(plainAddress(ip))
    return known && known.until > this.#now() ? known.place : unknownPlace
  }

  /** Where an address seems to be; asks when that is not known yet, and waits no longer than its patience. */
  async ask(ip: string): Promise<EstimatedPlace> {
    const { url } = this.#options
    const address = plainAddress(ip)
    if (url === null || !isOutside(address)) return unknownPlace
    const known = this.#known.get(address)
    if (known && known.until > this.#now()) return known.place
    const running = this.#asking.get(address)
    if (running) return running
    if (this.#asking.size >= mostAsked) return unknownPlace
    const asked = this.#ask(url, address).finally(() => this.#asking.delete(address))
    this.#asking.set(address, asked)
    return asked
  }

  async #ask(url: string, ip: string): Promise<EstimatedPlace> {
    const { fetch: send = fetch, patience = 800 } = this.#options
    try {
      const answer = await send(url.replace('{ip}', encodeURIComponent(ip)), {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(patience),
      })
      const text = answer.ok ? await answer.text() : ''
      const place = toPlace(ip, JSON.parse(text.slice(0, longest)))
      this.#remember(ip, place, hour)
      return place
    } catch {
      // Silently (spec 001 §8), and not at once again: a service that hangs is asked once a minute for an address.
      this.#remember(ip, unknownPlace, minute)
      return unknownPlace
    }
  }

  #remember(ip: string, place: EstimatedPlace, forMs: number): void {
    this.#known.delete(ip)
    this.#known.set(ip, { place, until: this.#now() + forMs })
    for (const [oldest] of this.#known) {
      if (this.#known.size <= most) break
      this.#known.delete(oldest)
    }
  }

  #now(): number {
    return (this.#options.clock ?? (() => performance.now()))()
  }
}

/** Five figures are a postal code in many countries; only where Spanish of Spain is spoken are they one of ours. */
function toPlace(ip: string, answer: unknown): EstimatedPlace {
  const { city, postal, languages } = answerSchema.parse(answer)
  const isSpain = /(?:^|,)\s*es-ES\s*(?:,|$)/i.test(languages ?? '')
  const code = String(postal ?? '')
  return {
    checked_ip: ip,
    estimated_city: city || unknownPlace.estimated_city,
    estimated_cp: isSpain ? code.padStart(typeof postal === 'number' ? 5 : 0, '0') : '',
  }
}

const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

const isOutside = (ip: string): boolean => isIP(ip) !== 0 && !insiders.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')

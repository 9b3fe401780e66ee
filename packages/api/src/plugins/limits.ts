import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createHash } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { readCode } from '../promotions/service.ts'
import { commonField } from './language.ts'
import { ApiError } from './errors.ts'

const minute = 60_000
/** Requests a client, and an account, may make in a minute, all calls together (trust 6). */
const inAll = 300

interface Limit {
  readonly max: number
  readonly by: (request: FastifyRequest) => string
  /**
   * What is tried, where only trying counts: nothing tried is not counted, nor is the same by the same again, which
   * tells nobody anything new. All requests count when left out.
   */
  readonly tries?: (request: FastifyRequest) => string | undefined
}

/** Calls that cost more than others, or that are worth guessing at (trust 6). By name of the call. */
const limits: Readonly<Record<string, Limit>> = {
  login: { max: 30, by: clientOf },
  register: { max: 20, by: clientOf },
  checkZipCode: { max: 30, by: clientOf },
  // Each may ask somebody else's service.
  estimatePlace: { max: 30, by: clientOf },
  // The cart is priced at every choice of an hour, with the code that it has already.
  checkCoupon: { max: 10, by: accountOf, tries: promoCodeOf },
}

/** Tries that are remembered; beyond them the one that was made longest ago would count again. */
const remembered = 10_000

/** Kept answers that cost less than the counting. */
const uncounted = new Set(['getProducts'])

/**
 * Counts requests by client and account and refuses what is too much with 429 and Retry-After; refuses work
 * beyond the strength of the process with 503.
 */
export const rateLimits = fp(
  async (app: FastifyInstance, { forwarders }: { readonly forwarders: readonly string[] }) => {
    const ours = listOf(forwarders)
    await app.register(rateLimit, { global: false })
    await app.register(underPressure, {
      maxEventLoopDelay: 1_000,
      pressureHandler: () => {
        throw new ApiError('unavailable', { retryAfter: 2 })
      },
    })
    const byClient = counter(app, { max: inAll, by: clientOf })
    const byAccount = counter(app, { max: inAll, by: accountOf })
    const byEndpoint = new Map(Object.entries(limits).map(([name, limit]) => [name, counter(app, limit)]))

    app.addHook('onRequest', async (request) => {
      const endpoint = request.routeOptions.config.endpoint
      if (!endpoint || uncounted.has(endpoint.name) || asksForNobody(request, ours)) return
      await byClient(request)
    })
    // After the session is known, because some count by account.
    app.addHook('preHandler', async (request) => {
      if (request.session && !asksForNobody(request, ours)) await byAccount(request)
      await byEndpoint.get(request.routeOptions.config.endpoint?.name ?? '')?.(request)
    })
  },
  { name: 'limits' },
)

function counter(app: FastifyInstance, { max, by, tries }: Limit) {
  const options: CreateRateLimitOptions = { max, timeWindow: minute, keyGenerator: by }
  const count = app.createRateLimit(options)
  const countOne = async (request: FastifyRequest): Promise<void> => {
    const result = await count(request)
    if (!result.isAllowed && result.isExceeded)
      throw new ApiError('tooMany', { retryAfter: result.ttlInSeconds })
  }
  if (!tries) return countOne
  const made = new Set<string>()
  return async (request: FastifyRequest): Promise<void> => {
    const tried = tries(request)
    if (tried === undefined) return
    const attempt = digestOf(`${by(request)} ${tried}`)
    if (!made.delete(attempt)) await countOne(request)
    remember(made, attempt)
  }
}

/** As long as any other, however long what was tried is. */
function digestOf(attempt: string): string {
  return createHash('sha256').update(attempt).digest('base64')
}

/** Adds what was not in it as the newest, and drops the oldest where there are too many. */
function remember(made: Set<string>, attempt: string): void {
  made.add(attempt)
  const [oldest] = made.size > remembered ? made : []
  if (oldest !== undefined) made.delete(oldest)
}

/**
 * A storefront renders pages for everybody with requests of its own: from a machine that is believed, on nobody's behalf.
 */
function asksForNobody(request: FastifyRequest, ours: BlockList): boolean {
  // A peer on the same cable is named with the cable's end: fe80::1%eth0.
  const [peer = ''] = (request.socket.remoteAddress ?? '').split('%')
  return request.headers['x-forwarded-for'] === undefined && peer !== '' && ours.check(peer, familyOf(peer))
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** The client's address: Fastify reads X-Forwarded-For where `trustProxy` allows. */
function clientOf(request: FastifyRequest): string {
  return request.ip
}

/** The code that a cart is priced with, written as codes are compared. */
function promoCodeOf(request: FastifyRequest): string | undefined {
  const code = readCode(commonField(request, 'promo_code') ?? '')
  return code === '' ? undefined : code
}

function accountOf(request: FastifyRequest): string {
  return request.session ? `user ${request.session.userId}` : request.ip
}

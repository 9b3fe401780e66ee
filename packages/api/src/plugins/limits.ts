import { createHash } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import { MAX_MESSAGES_PER_HOUR } from '@colada/domain/contact/limits'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './errors.ts'
import { readField } from './language.ts'
import { countRequest, type Limiters, type LimitStatus, TIME_WINDOW_S } from './limiters.ts'

/** Requests of a client, and of an account, in a time window, over all endpoints (trust 6). */
const MAX_REQUESTS = 300
const MAX_EVENT_LOOP_DELAY_MS = 1_000

interface Limit {
  readonly max: number
  /** Name of a limit that several endpoints share; by default that of the endpoint. */
  readonly name?: string
  /** Length of the time window, when it is not the default. */
  readonly windowSeconds?: number
  /** Whether requests are counted before their bodies are read. */
  readonly isBeforeBody?: boolean
  /** The status above the limit; `tooMany` by default. */
  readonly status?: LimitStatus
  readonly keyGenerator: (request: FastifyRequest) => string
  /**
   * Returns the value that a request tries, where only distinct values count: a request without one is not counted, nor
   * is a value that was accepted in the last time window. Every request counts when this is left out.
   */
  readonly countOnly?: (request: FastifyRequest) => string | undefined
}

export interface RateLimitOptions {
  /** Addresses and networks of storefronts and load balancers (`TRUST_PROXY`). */
  readonly trustProxy: readonly string[]
  /** Returns a promo code as codes are compared. */
  readonly normalizeCode: (typed: string) => string
  readonly limiters: Limiters
}

/** Endpoints whose cached response costs less than counting the request. */
const unlimited = new Set(['getProducts'])

/**
 * Counts requests by client and account: 429 with Retry-After above a limit. Responds with 503 while the event loop is
 * overloaded.
 */
export const rateLimits = fp(
  async (app: FastifyInstance, { trustProxy, normalizeCode, limiters }: RateLimitOptions) => {
    const trusted = toBlockList(trustProxy)
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      pressureHandler: () => {
        throw new ApiError('unavailable', { retryAfter: 2 })
      },
    })
    const clientLimiter = limiters.createForAllRequests({ name: 'client', max: MAX_REQUESTS })
    const accountLimiter = limiters.createForAllRequests({ name: 'account', max: MAX_REQUESTS })
    const limitsOfEndpoint = new Map(
      Object.entries(endpointLimits(normalizeCode)).map(([endpoint, limits]) => [
        endpoint,
        [limits].flat().map((limit) => ({
          isBeforeBody: limit.isBeforeBody ?? false,
          count: createEndpointLimit(limiters, limit.name ?? endpoint, limit),
        })),
      ]),
    )
    const countAtEndpoint = async (request: FastifyRequest, isBeforeBody: boolean) => {
      const limits = limitsOfEndpoint.get(request.routeOptions.config.endpoint?.name ?? '') ?? []
      for (const limit of limits) if (limit.isBeforeBody === isBeforeBody) await limit.count(request)
    }
    app.addHook('onClose', async () => limiters.close())

    app.addHook('onRequest', async (request) => {
      const endpoint = request.routeOptions.config.endpoint
      if (!endpoint || unlimited.has(endpoint.name)) return
      if (!isInternalRequest(request, trusted)) await countRequest(clientLimiter, clientOf(request))
      await countAtEndpoint(request, true)
    })
    // A later hook than authorization, because some limits are per account.
    app.addHook('preHandler', async (request) => {
      const isPerson = request.actor?.kind === 'customer' || request.actor?.kind === 'staff'
      if (isPerson && !isInternalRequest(request, trusted))
        await countRequest(accountLimiter, accountOf(request))
      await countAtEndpoint(request, false)
    })
  },
  { name: 'limits' },
)

/** All endpoints together (trust 6). Their bodies have pictures, which are not read above the limit. */
const contactLimit: Limit = {
  name: 'contact',
  max: MAX_MESSAGES_PER_HOUR,
  windowSeconds: 3600,
  isBeforeBody: true,
  status: 'tooManyMessages',
  keyGenerator: clientOf,
}

/** Both endpoints together: each change of an e-mail address sends two mails. */
const profileLimit: Limit = { name: 'profile', max: 20, windowSeconds: 3600, keyGenerator: accountOf }

/** All registrations together. */
const registrationLimit: Limit = { name: 'register', max: 20, keyGenerator: clientOf }

/** Requests of mails to any address together. */
const mailLimit: Limit = { name: 'account-mail', max: 10, keyGenerator: clientOf }

/** Mails that anybody can request, to one address, together. It counts addresses without an account alike. */
const addressLimit: Limit = {
  name: 'account-mail-address',
  max: 5,
  windowSeconds: 3600,
  keyGenerator: (request) => digestOf((readField(request, 'email') ?? '').trim().toLowerCase()),
}

/** Statements of withdrawal, and their mails to one address. */
const withdrawalLimits: Limit[] = [
  { name: 'withdrawal', max: 20, windowSeconds: 3600, keyGenerator: clientOf },
  { ...addressLimit, name: 'withdrawal-address' },
]

/** All uses of links together. */
const linkLimit: Limit = { name: 'account-link', max: 30, keyGenerator: clientOf }

/** Tokens of links to orders. */
const trackingLimit: Limit = { name: 'order-tracking', max: 60, keyGenerator: clientOf }

/** Both steps of a log-in of staff together. */
const staffLoginLimit: Limit = { name: 'staff-login', max: 30, keyGenerator: clientOf }

/** Both requests of a log-in with a passkey together. */
const passkeyLimit: Limit = { name: 'passkey', max: 60, keyGenerator: clientOf }

/** Customers whom a session of staff may open in an hour. */
const openingLimit: Limit = {
  max: 60,
  windowSeconds: 3600,
  status: 'tooManyCustomers',
  keyGenerator: sessionOfStaff,
}

/** Limits of endpoints that are expensive or open to guessing (trust 6), by endpoint name. */
function endpointLimits(
  normalizeCode: RateLimitOptions['normalizeCode'],
): Readonly<Record<string, Limit | Limit[]>> {
  return {
    login: { max: 30, keyGenerator: clientOf },
    loginWithFacebook: { max: 30, keyGenerator: clientOf },
    register: registrationLimit,
    registerBusiness: registrationLimit,
    registerGuest: [registrationLimit, addressLimit],
    forgotPassword: [mailLimit, addressLimit],
    requestLoginLink: [mailLimit, addressLimit],
    requestEmailConfirmation: { max: 5, windowSeconds: 3600, keyGenerator: accountOf },
    checkLink: linkLimit,
    setPassword: linkLimit,
    loginWithLink: linkLimit,
    confirmEmail: linkLimit,
    getPasskeyLoginOptions: passkeyLimit,
    loginWithPasskey: passkeyLimit,
    loginStaff: staffLoginLimit,
    confirmStaffLogin: staffLoginLimit,
    getStaffPasskeyLoginOptions: passkeyLimit,
    loginStaffWithPasskey: passkeyLimit,
    findCustomers: { max: 120, keyGenerator: sessionOfStaff },
    openCustomer: openingLimit,
    createCustomer: { max: 60, windowSeconds: 3600, keyGenerator: sessionOfStaff },
    downloadMyData: { max: 5, windowSeconds: 3600, keyGenerator: accountOf },
    updateMe: profileLimit,
    updateBusiness: profileLimit,
    checkZipCode: { max: 30, keyGenerator: clientOf },
    trackOrder: trackingLimit,
    // Each request may query an external service.
    estimatePlace: { max: 30, keyGenerator: clientOf },
    countEvents: { max: 60, keyGenerator: clientOf },
    createWithdrawal: withdrawalLimits,
    sendMessage: contactLimit,
    sendBusinessMessage: contactLimit,
    createClaim: contactLimit,
    checkCoupon: {
      max: 10,
      keyGenerator: accountOf,
      // The storefront prices the cart again, with the same code, for every slot that is selected.
      countOnly: (request) => normalizeCode(readField(request, 'promo_code') ?? '') || undefined,
    },
  }
}

function createEndpointLimit(limiters: Limiters, name: string, limit: Limit) {
  const { max, windowSeconds = TIME_WINDOW_S, keyGenerator, countOnly, status } = limit
  const limiter = limiters.create({ name, max, windowSeconds })
  if (!countOnly) return (request: FastifyRequest) => countRequest(limiter, keyGenerator(request), status)
  const accepted = limiters.create({ name: `${name}-accepted`, max: 1 })
  return async (request: FastifyRequest): Promise<void> => {
    const value = countOnly(request)
    if (value === undefined) return
    const attempt = digestOf(`${keyGenerator(request)} ${value}`)
    if ((await accepted.get(attempt)) !== null) return
    await countRequest(limiter, keyGenerator(request))
    await accepted.set(attempt, 1, TIME_WINDOW_S)
  }
}

/** Gives every attempt the same length in the store. */
function digestOf(attempt: string): string {
  return createHash('sha256').update(attempt).digest('base64')
}

/** Whether a storefront sends the request for itself, to render pages: from a trusted address, forwarded for no client. */
function isInternalRequest(request: FastifyRequest, trusted: BlockList): boolean {
  // A link-local address carries its interface: fe80::1%eth0.
  const [peer = ''] = (request.socket.remoteAddress ?? '').split('%')
  return (
    request.headers['x-forwarded-for'] === undefined && peer !== '' && trusted.check(peer, familyOf(peer))
  )
}

/** `BlockList` is Node's set of addresses and networks; here it lists the trusted ones. */
function toBlockList(networks: readonly string[]): BlockList {
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

/** The client's address, read from X-Forwarded-For where `trustProxy` allows it. */
function clientOf(request: FastifyRequest): string {
  return request.ip
}

/** The session of staff, since a store has one address for all. */
function sessionOfStaff(request: FastifyRequest): string {
  const { actor } = request
  return actor?.kind === 'staff' ? `staff ${actor.sessionId}` : clientOf(request)
}

/** The customer, also of store mode; otherwise the session of staff, since a store has one address for all. */
function accountOf({ actor, ip }: FastifyRequest): string {
  if (actor?.kind !== 'customer' && actor?.kind !== 'staff') return ip
  return actor.userId === null ? `staff ${actor.sessionId}` : `user ${actor.userId}`
}

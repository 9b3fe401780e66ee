import { login, logout, register } from '@colada/domain/account/contract'
import { loginWithFacebook } from '@colada/domain/account/facebook-contract'
import { loginWithPasskey } from '@colada/domain/account/passkey-contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import { changePassword, loginWithLink, setPassword } from '@colada/domain/account/security-contract'
import { EVENTS_PATH } from '@colada/domain/analytics/event'
import { getProducts } from '@colada/domain/catalogue/contract'
import { estimatePlace } from '@colada/domain/coverage/contract'
import { readCookies } from '@colada/domain/wire/cookies'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { apiPathOf } from '@colada/server/gateway/api-path'
import { createForward } from '@colada/server/gateway/forward'
import { revokeOrphanSessions } from '@colada/server/gateway/orphan-sessions'
import { isAllowedOrigin } from '@colada/server/gateway/same-origin'
import { requestToken, type SessionCookie } from '@colada/server/gateway/session-cookie'
import { forwardLogIn, forwardLogOut } from '@colada/server/gateway/sessions'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import english from '../locales/en/shell.json' with { type: 'json' }
import spanish from '../locales/es/shell.json' with { type: 'json' }
import { customerHeader, customerOf, signedInCookie } from '../platform/store/cookies.ts'
import type { EstimatedPlace, Geolocation } from './geolocation.ts'
import { createCustomerMarker } from './shop-session.ts'

export interface GatewayOptions {
  readonly apiUrl: string
  readonly apiToken: string
  readonly publicUrl: string
  readonly session: SessionCookie
  readonly geolocation: Pick<Geolocation, 'cached' | 'estimate'>
}

/** Endpoints whose response has a session token; the gateway moves it into an HttpOnly cookie. */
const logInEndpoints = new Set(
  [
    changePassword,
    login,
    loginWithFacebook,
    loginWithLink,
    loginWithPasskey,
    register,
    registerBusiness,
    registerGuest,
    setPassword,
  ].map(({ method, path }) => `${method} ${path.slice(1)}`),
)

const logOutEndpoint = logout.path.slice(1)
const catalogueEndpoint = getProducts.path.slice(1)
const placeEndpoint = estimatePlace.path.slice(1)
const eventsEndpoint = EVENTS_PATH.slice(1)

/** Request headers of the payment providers' webhooks. */
const webhookHeaders = [
  'stripe-signature',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
]

/** The location is not the browser's to set. */
const placeParameters: readonly (keyof EstimatedPlace)[] = ['checked_ip', 'estimated_city', 'estimated_cp']

/** `/api/*`: forwards the browser's requests to the API and adds the API token and the session token. */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { publicUrl, session, geolocation } = options
  const forward = await createForward(app, {
    ...options,
    headers: webhookHeaders,
    ownParameters: placeParameters,
  })

  app.addHook('onRequest', async (request, reply) => {
    const token = requestToken(request, session)
    if (!isAllowedOrigin(request, publicUrl, token !== null)) return sendForbidden(reply)
  })
  revokeOrphanSessions(app, { ...options, logout })

  app.all<{ Params: { '*': string } }>('/api/*', async (request, reply) => {
    if (isOfStaff(request)) return sendNotFound(reply)
    const endpoint = request.params['*']
    const token = requestToken(request, session)
    if (logInEndpoints.has(`${request.method} ${endpoint}`)) {
      // A session that replaces one is of the same customer.
      const current = token === null ? null : signedInCustomer(request)
      return forwardLogIn(forward, request, reply, {
        session,
        tokenField: 'login_token',
        token,
        createMarker: ({ user_id: userId, store_mode: storeMode }) =>
          createCustomerMarker(userId === undefined ? current : String(userId), storeMode === 1),
      })
    }
    if (endpoint === placeEndpoint) {
      const place = await geolocation.estimate(request.ip)
      void reply.header('cache-control', 'private, no-store')
      return forward(request, reply, { token: null, parameters: { ...place } })
    }
    if (endpoint === catalogueEndpoint) {
      // The catalogue does not wait for the geolocation service.
      return forward(request, reply, { token, parameters: { ...geolocation.cached(request.ip) } })
    }
    // Events are counted without the session.
    if (endpoint === eventsEndpoint) return forward(request, reply, { token: null })
    if (endpoint === logOutEndpoint && request.method === 'POST')
      return forwardLogOut(forward, request, reply, { session, token })
    if (token !== null && isOfOtherCustomer(request)) return sendSessionChanged(request, reply)
    return forward(request, reply, { token })
  })
}

/** Endpoints of staff are for the back office, whose sessions are on another origin. */
function isOfStaff({ raw }: FastifyRequest): boolean {
  return /^staff(?:\/|$)/.test(apiPathOf(raw.url ?? ''))
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  const { code, http } = statusCodes.notFound
  return reply.code(http).send({ status: { code, message: 'The shop does not have this endpoint.' } })
}

function sendForbidden(reply: FastifyReply): FastifyReply {
  const { code, http } = statusCodes.forbidden
  return reply.code(http).send({ status: { code, message: 'This request must come from the shop itself.' } })
}

function signedInCustomer({ headers }: FastifyRequest): string | null {
  return customerOf(readCookies(headers.cookie).get(signedInCookie))
}

/** Whether the page was prepared for another customer than the one who is signed in now, in another tab. */
function isOfOtherCustomer(request: FastifyRequest): boolean {
  const customer = request.headers[customerHeader]
  return customer !== undefined && customer !== signedInCustomer(request)
}

function sendSessionChanged(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, http } = statusCodes.sessionChanged
  const isEnglish = new URLSearchParams(request.url.split('?')[1]).get('lang') === 'en'
  const message = (isEnglish ? english : spanish).flash.sessionChanged
  return reply.code(http).header('cache-control', 'private, no-store').send({ status: { code, message } })
}

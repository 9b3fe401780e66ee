import { randomBytes } from 'node:crypto'
import { createAddress } from '@colada/domain/account/address-contract'
import { getProducts } from '@colada/domain/catalogue/contract'
import { checkZipCode } from '@colada/domain/coverage/contract'
import { createOrder } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { getDeliveries, getPickups } from '@colada/domain/schedule/contract'
import { confirmStaffLogin, loginStaffWithPasskey, logoutStaff } from '@colada/domain/staff/contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { apiPathOf } from '@colada/server/gateway/api-path'
import { createForward } from '@colada/server/gateway/forward'
import { revokeOrphanSessions } from '@colada/server/gateway/orphan-sessions'
import { isAllowedOrigin } from '@colada/server/gateway/same-origin'
import { requestToken, type SessionCookie } from '@colada/server/gateway/session-cookie'
import { forwardLogIn, forwardLogOut } from '@colada/server/gateway/sessions'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { markerCookie } from '../platform/session/marker.ts'

export interface GatewayOptions {
  readonly apiUrl: string
  readonly apiToken: string
  readonly publicUrl: string
  readonly session: SessionCookie
}

/** The cookies of a session of staff, which ends with the browser's. */
export const staffSession = (isSecure: boolean): SessionCookie => ({
  name: 'colada_staff',
  markerName: markerCookie,
  days: 0,
  isSecure,
})

/** Endpoints whose response has a session token; the gateway moves it into an HttpOnly cookie. */
const logInEndpoints = new Set([confirmStaffLogin, loginStaffWithPasskey].map(({ path }) => path.slice(1)))
const logOutEndpoint = logoutStaff.path.slice(1)
/** Endpoints of the shop that the counter uses: public ones, and those of the customer whom the session has opened. */
const counterEndpoints = new Set(
  [checkCoupon, checkZipCode, createAddress, createOrder, getDeliveries, getPickups, getProducts].map(
    ({ method, path }) => `${method} ${path.slice(1)}`,
  ),
)

/**
 * `/api/staff/*` and the endpoints of the counter: forwards requests to the API and adds the API token and the session
 * token.
 */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { publicUrl, session } = options
  const forward = await createForward(app, { ...options, headers: ['x-acting-for'] })

  app.addHook('onRequest', async (request, reply) => {
    const token = requestToken(request, session)
    if (!isAllowedOrigin(request, publicUrl, token !== null))
      return sendStatus(reply, 'forbidden', 'This request must come from the back office itself.')
  })
  revokeOrphanSessions(app, { ...options, logout: logoutStaff })

  app.all('/api/*', async (request, reply) => {
    const endpoint = apiPathOf(request.raw.url ?? '')
    if (!endpoint.startsWith('staff/') && !counterEndpoints.has(`${request.method} ${endpoint}`))
      return sendStatus(reply, 'notFound', 'The back office does not have this endpoint.')
    const token = requestToken(request, session)
    if (request.method === 'POST' && logInEndpoints.has(endpoint)) {
      const createMarker = () => randomBytes(6).toString('base64url')
      const opening = { session, tokenField: 'staff_token', token: null, createMarker } as const
      return forwardLogIn(forward, request, reply, opening)
    }
    if (request.method === 'POST' && endpoint === logOutEndpoint)
      return forwardLogOut(forward, request, reply, { session, token })
    return forward(request, reply, { token })
  })
}

function sendStatus(reply: FastifyReply, name: 'forbidden' | 'notFound', message: string): FastifyReply {
  const { code, http } = statusCodes[name]
  return reply.code(http).send({ status: { code, message } })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Actor, ActorForCustomer, StaffActor } from '@colada/domain/staff/actor'
import { mayUse } from '@colada/domain/staff/rights'
import type { EndpointAccess } from '@colada/domain/wire/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './errors.ts'
import { readField } from './language.ts'

export interface AccessOptions {
  readonly apiToken: string
  readonly operationsKey: string
  /**
   * Returns who has a login token, or staff who have opened a customer; `null` for a token that is unknown or expired.
   */
  readonly findSession: (loginToken: string) => Promise<ActorForCustomer | null>
  /** The same for the token of a staff member; throws `pinRequired` for a locked session unless `whileLocked`. */
  readonly findStaffSession: (
    staffToken: string,
    options: { readonly whileLocked: boolean },
  ) => Promise<StaffActor | null>
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Checks that a request may use an endpoint: the shop's token on every endpoint (spec 001 §7), a session on those
     * of customers, a session with one of the roles on those of staff, the operations key on those of operations. Sets
     * `request.actor`.
     *
     * @throws ApiError `forbidden`, `notSignedIn`, `staffOnly`, `pinRequired`
     */
    authorize(request: FastifyRequest, access: EndpointAccess): Promise<void>
  }
  interface FastifyRequest {
    /** Who sends the request; `null` on public endpoints, and until `authorize` has set it. */
    actor: Actor | null
    /** Read before validation, because the schemas remove unknown fields. */
    loginToken: string | null
    staffToken: string | null
  }
}

/** Adds `app.authorize` and what it sets on requests. */
export const access = fp(
  (app: FastifyInstance, { apiToken, operationsKey, findSession, findStaffSession }: AccessOptions, done) => {
    const isApiToken = secretComparer(apiToken)
    const isOperationsKey = secretComparer(operationsKey)
    app.decorateRequest('actor', null)
    app.decorateRequest('loginToken', null)
    app.decorateRequest('staffToken', null)
    app.decorate('authorize', async (request: FastifyRequest, required: EndpointAccess) => {
      if (required === 'operations') {
        if (!isOperationsKey(header(request, 'x-operations-key'))) throw new ApiError('forbidden')
        request.actor = { kind: 'operations' }
        return
      }
      if (!isApiToken(readField(request, 'api_token'))) throw new ApiError('forbidden')
      if (required === 'public') return
      const { loginToken, staffToken } = request
      // The tokens of customers and of staff are in different tables. Neither is valid for the other's endpoints, but that of
      // staff for those of the customer whom they have opened.
      const find = () =>
        required === 'customer' || required === 'customer-only'
          ? loginToken !== null && findSession(loginToken)
          : staffToken !== null &&
            findStaffSession(staffToken, { whileLocked: required.whileLocked ?? false })
      const actor = await find()
      if (!actor) throw new ApiError('notSignedIn')
      // In store mode staff do not act where the customer has to.
      if (!mayUse(actor, required))
        throw new ApiError(typeof required === 'string' ? 'forbidden' : 'staffOnly')
      if (isForAnotherCustomer(actor, header(request, 'x-acting-for'))) throw new ApiError('sessionChanged')
      request.actor = actor
    })
    done()
  },
  { name: 'access' },
)

/** Whether a page of staff was prepared for another customer than the one whom another tab has opened since. */
function isForAnotherCustomer(actor: Actor, preparedFor: string | undefined): boolean {
  return (
    preparedFor !== undefined &&
    actor.kind === 'staff' &&
    actor.userId !== null &&
    String(actor.userId) !== preparedFor
  )
}

/** Returns a session token of a request: `Authorization: Bearer`, or a field of the body or the query. */
export function tokenOf(request: FastifyRequest, field: 'login_token' | 'staff_token'): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1]
  return bearer ?? readField(request, field) ?? null
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** Compares digests, which have equal lengths, in constant time. */
function secretComparer(secret: string): (given: string | undefined) => boolean {
  const expected = digestOf(secret)
  return (given) => given !== undefined && timingSafeEqual(digestOf(given), expected)
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

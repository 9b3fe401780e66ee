import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Call, CallAccess, CallBody, CallParams, CallQuery } from '@colada/domain/wire/call'
import type { Language } from '@colada/domain/wire/language'
import { failureSchema, type StatusName, statusCodes } from '@colada/domain/wire/status'
import type { Session } from '../account/sessions.ts'
import { admit, loginTokenOf } from './access.ts'
import { messageOf } from './errors.ts'
import { languageOf } from './language.ts'

/** What a call's handler gets: checked input, and who asks. */
export interface CallContext<C extends Call> {
  readonly params: CallParams<C>
  readonly query: CallQuery<C>
  readonly body: CallBody<C>
  readonly language: Language
  /** Who asks; only calls of customers have one. */
  readonly session: C['access'] extends 'customer' ? Session : null
  /** The token as it came, for calls that close or replace a session. */
  readonly loginToken: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The call's answer without `status`, which is 200 unless `statusName` says another that is no refusal. */
export type CallResult<C extends Call> = Omit<z.input<C['answer']>, 'status'> & {
  readonly statusName?: StatusName
}

/**
 * What a handler answers that has sent its reply itself. Never the reply: it is a thenable, and awaiting it
 * waits for the last byte.
 */
export const alreadySent = Symbol('already sent')

type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<CallResult<C> | typeof alreadySent>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call this route answers. */
    call?: Call
  }
}

/**
 * Makes a route from a call of the domain: path, checks, access, language and answer. A handler that answered
 * by itself returns {@link alreadySent}.
 */
export function bindCall<C extends Call>(app: FastifyInstance, call: C, handler: CallHandler<C>): void {
  const hasBody = call.method === 'POST' || call.method === 'PUT'
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    config: { call },
    schema: {
      operationId: call.name,
      summary: call.summary,
      tags: [subjectOf(call), ...(call.ours ? ['ours'] : [])],
      security: securityOf[call.access],
      params: call.params,
      querystring: call.query,
      ...(hasBody && { body: call.body }),
      response: { 200: call.answer, '4xx': failureSchema, '5xx': failureSchema },
    },
    preValidation: async (request) => {
      if (hasBody) request.body ??= {}
      // Read now: the schemas drop every field that the call does not name.
      request.language = languageOf(request)
      request.loginToken = loginTokenOf(request)
      await admit(request, call.access, app.dependencies)
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', call.access === 'public' ? 'no-store' : 'private, no-store')
      const result = await handler({
        params: request.params as CallParams<C>,
        query: request.query as CallQuery<C>,
        body: request.body as CallBody<C>,
        language: languageOf(request),
        session: request.session as CallContext<C>['session'],
        loginToken: request.loginToken,
        request,
        reply,
      })
      return result === alreadySent ? reply : withStatus<C>(result, languageOf(request))
    },
  })
}

function withStatus<C extends Call>({ statusName = 'ok', ...answer }: CallResult<C>, language: Language) {
  return {
    ...answer,
    status: { code: statusCodes[statusName].code, message: messageOf(statusName, language) },
  }
}

/** The subject of the house a call belongs to, by the first part of its path. */
function subjectOf(call: Call): string {
  const first = call.path.split('/')[1] ?? ''
  return subjects[first] ?? first
}

/** By whom a call may be made, as the OpenAPI document writes it. */
const securityOf: Readonly<Record<CallAccess, Record<string, string[]>[]>> = {
  public: [{ apiToken: [] }],
  customer: [{ apiToken: [], session: [] }],
  operations: [{ operations: [] }],
}

const subjects: Readonly<Record<string, string>> = {
  login: 'account',
  logout: 'account',
  users: 'account',
  sources: 'account',
  addresses: 'account',
  kept_cart: 'cart',
  products: 'catalogue',
  checkZipCode: 'coverage',
  estimated_place: 'coverage',
  pickups: 'schedule',
  deliveries: 'schedule',
  holds: 'schedule',
  coupon: 'promotions',
  promos_available: 'promotions',
  delete_user_promo: 'promotions',
  reserve: 'orders',
  orders: 'orders',
  addItems: 'orders',
  changePickup: 'orders',
  changeDelivery: 'orders',
  operations: 'orders',
  intent: 'payment',
  paypal: 'payment',
  cards: 'payment',
  payment_config: 'payment',
}

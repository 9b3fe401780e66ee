import type { ActorForCustomer, CustomerActor, StaffActor, SystemActor } from '@colada/domain/staff/actor'
import type { EndpointAccess } from '@colada/domain/wire/access'
import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery } from '@colada/domain/wire/endpoint'
import type { Language } from '@colada/domain/wire/language'
import { failureSchema } from '@colada/domain/wire/status'
import { type StatusName, statusCodes } from '@colada/domain/wire/status-codes'
import { UPLOAD_TIMEOUT_MS } from '@colada/server/timeouts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { tokenOf } from './access.ts'
import { messageOf } from './errors.ts'
import { languageOf } from './language.ts'

/** Who sends the requests of an endpoint with this access; `null` for everybody. */
type ActorOf<Access extends EndpointAccess> = Access extends 'customer'
  ? ActorForCustomer
  : Access extends 'customer-only'
    ? CustomerActor
    : Access extends 'operations'
      ? SystemActor
      : Access extends 'public'
        ? null
        : StaffActor

/** Validated input of a request, and who sends it. */
export interface EndpointContext<E extends Endpoint> {
  readonly params: EndpointParams<E>
  readonly query: EndpointQuery<E>
  readonly body: EndpointBody<E>
  readonly language: Language
  readonly actor: ActorOf<E['access']>
  /** The token as sent, for the endpoints that end or replace a session. */
  readonly loginToken: string | null
  readonly staffToken: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The response body without `status`. `statusName` is a status with HTTP 200; the default is `ok`. */
export type EndpointResult<E extends Endpoint> = Omit<z.input<E['response']>, 'status'> & {
  readonly statusName?: StatusName
}

/**
 * Returned by a handler that has sent the reply itself. Handlers must not return the reply: it is a thenable, and
 * awaiting it waits until the whole body has been sent.
 */
export const alreadySent = Symbol('already sent')

type EndpointHandler<E extends Endpoint> = (
  context: EndpointContext<E>,
) => Promise<EndpointResult<E> | typeof alreadySent>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that this route implements. */
    endpoint?: Endpoint
  }
}

/** Registers the route of an endpoint: path, schemas, access check, language and serialization. */
export function registerEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
): void {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT'
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint },
    ...(endpoint.isMultipart && { handlerTimeout: UPLOAD_TIMEOUT_MS }),
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      ...(endpoint.description !== undefined && { description: endpoint.description }),
      tags: [endpoint.subject, ...(endpoint.isExtension ? ['extension'] : [])],
      security: securityOf(endpoint.access),
      params: endpoint.params,
      querystring: endpoint.query,
      ...(hasBody && { body: endpoint.body }),
      ...(endpoint.isMultipart && { consumes: ['multipart/form-data'] }),
      response: { 200: successOf(endpoint), '4xx': failureSchema, '5xx': failureSchema },
    },
    preValidation: async (request) => {
      if (hasBody) request.body ??= {}
      // Read before validation: the schemas remove every field that they do not name.
      request.language = languageOf(request)
      request.loginToken = tokenOf(request, 'login_token')
      request.staffToken = tokenOf(request, 'staff_token')
      await app.authorize(request, endpoint.access)
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', endpoint.access === 'public' ? 'no-store' : 'private, no-store')
      const result = await handler({
        params: request.params as EndpointParams<E>,
        query: request.query as EndpointQuery<E>,
        body: request.body as EndpointBody<E>,
        language: languageOf(request),
        actor: request.actor as EndpointContext<E>['actor'],
        loginToken: request.loginToken,
        staffToken: request.staffToken,
        request,
        reply,
      })
      return result === alreadySent ? reply : withStatus<E>(result, languageOf(request))
    },
  })
}

function withStatus<E extends Endpoint>(
  { statusName = 'ok', ...body }: EndpointResult<E>,
  language: Language,
) {
  return {
    ...body,
    status: { code: statusCodes[statusName].code, message: messageOf(statusName, language) },
  }
}

/** Returns the schema of a successful response; of a file it is that of its text, or of its bytes. */
function successOf({ mediaType, summary, response }: Endpoint) {
  if (mediaType === undefined) return response
  const isText = mediaType.startsWith('text/')
  return { description: summary, content: { [mediaType]: { schema: isText ? z.string() : z.file() } } }
}

/** Returns the OpenAPI security requirements of an access. */
function securityOf(access: EndpointAccess): Record<string, string[]>[] {
  if (access === 'public') return [{ apiToken: [] }]
  if (access === 'operations') return [{ operations: [] }]
  return [{ apiToken: [], [typeof access === 'string' ? 'session' : 'staff']: [] }]
}

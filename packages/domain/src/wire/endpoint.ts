import * as z from 'zod/mini'
import type { EndpointAccess } from './access.ts'
import { statusSchema } from './status.ts'

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Contract of one endpoint of the API (spec 001 §7). API routes, RTK Query endpoints and the OpenAPI document
 * are derived from it. Wire names are the spec's; the `to…` and `from…` functions of each `contract.ts`
 * translate them.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string
  /** The subject that it belongs to, which is its tag in the OpenAPI document. */
  readonly subject: string
  readonly method: EndpointMethod
  /** Below `/api`, with `:name` for parameters. */
  readonly path: string
  readonly access: EndpointAccess
  readonly summary: string
  /** Further text of the documentation, Markdown. */
  readonly description?: string
  /** True for endpoints that the specification does not name. */
  readonly isExtension?: boolean
  /** True for endpoints that accept an `Idempotency-Key`: those that charge money, place orders or send messages. */
  readonly idempotent?: boolean
  /** True for endpoints whose body is `multipart/form-data`. */
  readonly isMultipart?: boolean
  /** Media type of the response where it is a file instead of JSON; `response` then describes failures only. */
  readonly mediaType?: 'text/calendar' | 'text/csv' | 'application/pdf'
  /** Field of the body with the campaign parameters of the visit (`url-params.ts`). */
  readonly urlParamsField?: 'url_params' | 'url_param'
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly response: Response
}

const empty = z.object({})
type Empty = typeof empty

interface EndpointOptions<Access, P, Q, B, R> extends Omit<
  Endpoint,
  'access' | 'params' | 'query' | 'body' | 'response'
> {
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly response: R
}

/**
 * Defines an endpoint. Parts that are left out default to the empty object; the response schema gets `status`
 * in addition to `options.response`.
 */
export function defineEndpoint<
  Access extends EndpointAccess,
  Response extends z.core.$ZodLooseShape,
  Params extends z.ZodMiniType = Empty,
  Query extends z.ZodMiniType = Empty,
  Body extends z.ZodMiniType = Empty,
>(options: EndpointOptions<Access, Params, Query, Body, Response>) {
  return {
    ...options,
    params: (options.params ?? empty) as Params,
    query: (options.query ?? empty) as Query,
    body: (options.body ?? empty) as Body,
    response: z.object({ status: statusSchema, ...options.response }),
  } as const
}

export type EndpointParams<E extends Pick<Endpoint, 'params'>> = z.infer<E['params']>
export type EndpointQuery<E extends Pick<Endpoint, 'query'>> = z.infer<E['query']>
export type EndpointBody<E extends Pick<Endpoint, 'body'>> = z.infer<E['body']>
export type EndpointResponse<E extends Pick<Endpoint, 'response'>> = z.infer<E['response']>

/**
 * The path of an endpoint with its parameters filled in and percent-encoded.
 *
 * @throws Error when a parameter of the path is missing.
 */
export function endpointPath(
  endpoint: Pick<Endpoint, 'path'>,
  params: Record<string, string | number> = {},
): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Endpoint path ${endpoint.path} needs the parameter "${name}".`)
    return encodeURIComponent(value)
  })
}

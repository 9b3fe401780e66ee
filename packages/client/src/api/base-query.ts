import { type Endpoint, endpointPath } from '@colada/domain/wire/endpoint'
import { failureSchema, type WireFailure } from '@colada/domain/wire/status'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query'

/** A request to one endpoint of the API. */
export interface EndpointRequest {
  readonly endpoint: Endpoint
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | undefined>
  /** Sent as JSON; a form is sent as `multipart/form-data`. */
  readonly body?: unknown
  /** The same for every attempt of one action, so that a repeated click buys once (trust 1). */
  readonly idempotencyKey?: string
  readonly language?: string
}

/** Why a request failed. */
export interface ApiError {
  readonly kind: 'refused' | 'offline' | 'broken'
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: number
  /** The API's message in the page's language; empty when it gave none. */
  readonly message: string
  /** Messages by field of a 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The response body, for problems with details: new prices, free slots. */
  readonly body: unknown
  /** `Retry-After` of the response. */
  readonly retryAfterSeconds?: number
}

/** The session that one request is sent in. Each application has its own kind of session. */
export interface SessionEvents {
  /** Headers of the request. */
  readonly headers: Readonly<Record<string, string>>
  /**
   * The API knows no such session.
   *
   * @returns `repeat` when a newer session began meanwhile, so that the request is sent again.
   */
  readonly onNotSignedIn: () => 'repeat' | 'failed'
  /** Another person is signed in than the page was prepared for; the API did nothing. */
  readonly onSessionChanged: () => void
  /**
   * The API needs the PIN of a staff member, for the session or for this request; `body` is its response.
   *
   * @returns fields of the body with which the request is sent again; `null` gives it up
   */
  readonly onPinRequired?: (body: unknown) => Promise<object | null>
}

const REQUEST_TIMEOUT_MS = 20_000
/** Pictures over a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000

/**
 * Makes RTK Query's base query, which sends requests through the gateway. `transformResponse` of each endpoint parses the
 * body.
 *
 * @param sessionOf Called before each request.
 */
export function createBaseQuery(
  sessionOf: (endpoint: Endpoint, api: BaseQueryApi) => SessionEvents,
): BaseQueryFn<EndpointRequest, unknown, ApiError> {
  return async function baseQuery(request, api): Promise<{ data: unknown } | { error: ApiError }> {
    const { endpoint, body, idempotencyKey } = request
    const isForm = body instanceof FormData
    const timeout = isForm ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS
    const session = sessionOf(endpoint, api)
    let response: Response
    try {
      response = await fetch(toUrl(request), {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...session.headers,
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: isForm ? body : body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.any([api.signal, AbortSignal.timeout(timeout)]),
      })
    } catch {
      return { error: problem(navigator.onLine ? 'broken' : 'offline', 0) }
    }
    const data: unknown = await response.json().catch(() => null)
    if (response.ok && data !== null) return { data }
    const failure = failureSchema.safeParse(data)
    if (!failure.success) return { error: problem('broken', response.status, undefined, data) }
    const { code } = failure.data.status
    if (code === statusCodes.notSignedIn.code && session.onNotSignedIn() === 'repeat')
      return baseQuery(request, api)
    if (code === statusCodes.pinRequired.code && session.onPinRequired) {
      const fields = await session.onPinRequired(data)
      if (fields) return baseQuery(withFields(request, fields), api)
    }
    if (code === statusCodes.sessionChanged.code) session.onSessionChanged()
    const refused = problem('refused', response.status, failure.data, data)
    const retryAfter = response.headers.get('retry-after')
    return { error: retryAfter === null ? refused : { ...refused, retryAfterSeconds: Number(retryAfter) } }
  }
}

/** A request without a body stays without one while nothing is added to it. */
function withFields(request: EndpointRequest, fields: object): EndpointRequest {
  if (Object.keys(fields).length === 0) return request
  return { ...request, body: { ...(request.body as object | undefined), ...fields } }
}

function toUrl({ endpoint, params, query, language }: EndpointRequest): string {
  const search = new URLSearchParams({ lang: language ?? document.documentElement.lang })
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return `/api${endpointPath(endpoint, params)}?${search}`
}

function problem(kind: ApiError['kind'], status: number, failure?: WireFailure, body?: unknown): ApiError {
  return {
    kind,
    status,
    code: failure?.status.code ?? 0,
    message: failure?.message ?? failure?.status.message ?? '',
    errors: failure?.errors ?? {},
    body,
  }
}

import { type Endpoint, endpointPath } from '@colada/domain/wire/endpoint'
import { failureSchema, type WireFailure } from '@colada/domain/wire/status'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { customerHeader, removeCookie, sessionMarker, signedInCookie } from '../store/cookies.ts'
import type { RootState } from '../store/root-reducer.ts'
import {
  selectCustomer,
  selectSessionExpired,
  selectSignedIn,
  sessionChanged,
  sessionExpired,
} from '../store/session-slice.ts'
import { selectUrlParams } from '../store/visit-slice.ts'

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

const REQUEST_TIMEOUT_MS = 20_000
/** Pictures over a slow connection. */
const UPLOAD_TIMEOUT_MS = 60_000

/** RTK Query's base query: sends a request through the gateway. `transformResponse` of each endpoint parses the body. */
export const baseQuery: BaseQueryFn<EndpointRequest, unknown, ApiError> = async (request, context) => {
  const { endpoint, idempotencyKey } = request
  const body = withUrlParams(request, selectUrlParams(context.getState() as RootState))
  const isForm = body instanceof FormData
  const timeout = isForm ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS
  const session = sessionMarker()
  const state = () => context.getState() as RootState
  const wasSignedIn = selectSignedIn(state())
  // Of the page, not of the cookie: another tab may have logged in as somebody else.
  const customer = endpoint.method === 'GET' ? null : selectCustomer(state())
  let response: Response
  try {
    response = await fetch(toUrl(request), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(customer !== null && { [customerHeader]: customer }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([context.signal, AbortSignal.timeout(timeout)]),
    })
  } catch {
    return { error: problem(navigator.onLine ? 'broken' : 'offline', 0) }
  }
  const data: unknown = await response.json().catch(() => null)
  if (response.ok && data !== null) return { data }
  const failure = failureSchema.safeParse(data)
  if (!failure.success) return { error: problem('broken', response.status, undefined, data) }
  if (failure.data.status.code === statusCodes.notSignedIn.code) {
    // The request was sent with a session that has been replaced since; the API did nothing.
    if (isReplaced(session)) return baseQuery(request, context, {})
    // Scripts cannot remove the HttpOnly session cookie; without its marker it is ignored.
    if (session !== undefined) removeCookie(signedInCookie)
    // Not after a log-out or the deletion of the account, which the request was too late for.
    const signedOutMeanwhile = wasSignedIn && !selectSignedIn(state()) && !selectSessionExpired(state())
    if (!signedOutMeanwhile) context.dispatch(sessionExpired())
  }
  if (failure.data.status.code === statusCodes.sessionChanged.code) context.dispatch(sessionChanged())
  const refused = problem('refused', response.status, failure.data, data)
  const retryAfter = response.headers.get('retry-after')
  return { error: retryAfter === null ? refused : { ...refused, retryAfterSeconds: Number(retryAfter) } }
}

/** Adds the campaign parameters of the visit to the body of an endpoint that takes them (spec 001 §7). */
function withUrlParams({ endpoint, body }: EndpointRequest, urlParams: string): unknown {
  const { urlParamsField } = endpoint
  if (urlParamsField === undefined || urlParams === '') return body
  if (!(body instanceof FormData)) return { ...(body as object), [urlParamsField]: urlParams }
  body.set(urlParamsField, urlParams)
  return body
}

/** Whether a newer session was started meanwhile, here or in another tab. */
function isReplaced(session: string | undefined): boolean {
  const now = sessionMarker()
  return now !== undefined && now !== session
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

import { type Call, callPath } from '@colada/domain/wire/call'
import { failureSchema, statusCodes, type WireFailure } from '@colada/domain/wire/status'
import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { removeCookie, sessionMarker, signedInCookie } from '../store/cookies.ts'
import { sessionExpired } from '../store/session-slice.ts'

/** One call to make: its description and what fills it. */
export interface CallRequest {
  readonly call: Call
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | undefined>
  readonly body?: unknown
  /** The same for every attempt of one intention, so that a repeated press buys once (trust 1). */
  readonly idempotencyKey?: string
  readonly language?: string
}

/** Why a call failed, as screens tell it. */
export interface CallProblem {
  readonly kind: 'refused' | 'offline' | 'broken'
  /** HTTP status; 0 where there was no answer. */
  readonly http: number
  readonly code: number
  /** In the page's language where the API spoke; else empty, and the screen has words of its own. */
  readonly message: string
  /** Fields that a 422 names. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The whole answer, for problems that carry more: new prices, free slots. */
  readonly answer: unknown
}

const patience = 20_000

/** Makes a call of the domain's catalogue through the gateway. Answers are what the call's schema says. */
export const callQuery: BaseQueryFn<CallRequest, unknown, CallProblem> = async (request, context) => {
  const { call, body, idempotencyKey } = request
  const session = sessionMarker()
  let response: Response
  try {
    response = await fetch(addressOf(request), {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([context.signal, AbortSignal.timeout(patience)]),
    })
  } catch {
    return { error: problem(navigator.onLine ? 'broken' : 'offline', 0) }
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return { data: answer }
  const failure = failureSchema.safeParse(answer)
  if (!failure.success) return { error: problem('broken', response.status, undefined, answer) }
  if (failure.data.status.code === statusCodes.notSignedIn.code) {
    // It asked in the name of a session that another followed meanwhile, and did nothing.
    if (isFollowed(session)) return callQuery(request, context, {})
    // The cookie of the session itself is not the page's to remove; without its marker it counts no more.
    if (session !== undefined) removeCookie(signedInCookie)
    context.dispatch(sessionExpired())
  }
  return { error: problem('refused', response.status, failure.data, answer) }
}

/** Whether another session was opened since, here or in another tab: what ended is not that one. */
function isFollowed(session: string | undefined): boolean {
  const now = sessionMarker()
  return now !== undefined && now !== session
}

function addressOf({ call, params, query, language }: CallRequest): string {
  const search = new URLSearchParams({ lang: language ?? document.documentElement.lang })
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value))
  return `/api${callPath(call, params)}?${search}`
}

function problem(
  kind: CallProblem['kind'],
  http: number,
  failure?: WireFailure,
  answer?: unknown,
): CallProblem {
  return {
    kind,
    http,
    code: failure?.status.code ?? 0,
    message: failure?.message ?? failure?.status.message ?? '',
    errors: failure?.errors ?? {},
    answer,
  }
}

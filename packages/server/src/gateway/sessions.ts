import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Forward } from './forward.ts'
import { closeSession, openSession, type SessionCookie } from './session-cookie.ts'

interface LogInOptions {
  readonly session: SessionCookie
  /** Field of the response with the token, or of its `data`. */
  readonly tokenField: 'login_token' | 'staff_token'
  /** Token of the session that is replaced, which the API ends; `null` without one. */
  readonly token: string | null
  /** Returns the marker of the new session; the API does not always say who has signed in. */
  readonly createMarker: (opened: OpenedSession) => string
}

/** Forwards a log-in, and moves the token from the response body into a cookie that only this process reads. */
export async function forwardLogIn(
  forward: Forward,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, tokenField, token, createMarker }: LogInOptions,
): Promise<FastifyReply> {
  const body = await readBody(request.body)
  return forward(request, reply, {
    token,
    body,
    onResponse: async (status, stream) => {
      const { [tokenField]: top, data, ...rest } = (await json(stream)) as LogInResponse
      const { [tokenField]: nested, ...otherData } = data ?? {}
      const newToken = top ?? nested
      if (status < 400 && typeof newToken === 'string') {
        const marker = createMarker({ ...data, ...rest })
        const isRemembered = hasRemember(rest) || hasRemember(body)
        const cookies = openSession({ token: newToken, marker, isRemembered }, session)
        void reply.header('set-cookie', [cookies.session, cookies.marker])
      }
      const response = data === undefined ? rest : { ...rest, data: otherData }
      return reply
        .removeHeader('content-length')
        .removeHeader('content-encoding')
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(response))
    },
  })
}

/**
 * Forwards a log-out. The marker is removed even when the API does not respond; the session's cookie once the API has ended
 * it.
 */
export function forwardLogOut(
  forward: Forward,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, token }: Pick<LogInOptions, 'session' | 'token'>,
): FastifyReply {
  const cookies = closeSession(session)
  void reply.header('set-cookie', cookies.marker)
  return forward(request, reply, {
    token,
    onResponse: async (status, body) => {
      if (status < 400) void reply.header('set-cookie', cookies.session)
      return reply.send(body)
    },
  })
}

/** What a response says about the session that it opens. */
export interface OpenedSession {
  readonly login_token?: string
  readonly staff_token?: string
  readonly user_id?: number
  /** 1 in store mode. */
  readonly store_mode?: 1
}

interface LogInResponse extends OpenedSession {
  readonly data?: OpenedSession
}

async function readBody(body: unknown): Promise<unknown> {
  try {
    return await json(body as Readable)
  } catch {
    // The API reports the error.
    return {}
  }
}

function hasRemember(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'remember' in body && Number(body.remember) === 1
}

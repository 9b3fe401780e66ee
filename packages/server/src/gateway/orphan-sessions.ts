import { readCookies } from '@colada/domain/wire/cookies'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import type { FastifyInstance } from 'fastify'
import { closeSession, orphanToken, type SessionCookie } from './session-cookie.ts'

export interface OrphanSessionsOptions {
  readonly apiUrl: string
  readonly apiToken: string
  readonly session: SessionCookie
  /** The endpoint that ends a session. */
  readonly logout: Pick<Endpoint, 'method' | 'path'>
}

const REVOCATION_TIMEOUT_MS = 2_000

/**
 * Revokes the session of a cookie without its marker: the user has logged out, and the request that ends the session did
 * not reach the API. Without the revocation the session would be open again with a marker set by hand. The cookie stays until
 * the API has ended the session.
 */
export function revokeOrphanSessions(app: FastifyInstance, options: OrphanSessionsOptions): void {
  const { apiUrl, apiToken, session, logout } = options
  app.decorateRequest('isSessionRevoked', false)

  app.addHook('onRequest', async (request, reply) => {
    const token = orphanToken(readCookies(request.headers.cookie), session)
    if (token === null || !(await revoke(token, request.ip))) return
    request.isSessionRevoked = true
    // Before the cookies of a log-in.
    void reply.header('set-cookie', closeSession(session).session)
  })

  // Documents are public: a shared cache must not remove the cookies of others.
  app.addHook('onSend', async (request, reply) => {
    if (request.isSessionRevoked) void reply.header('cache-control', 'private, no-store')
  })

  /** Resolves to false when the API did not end the session. */
  async function revoke(token: string, client: string): Promise<boolean> {
    const url = new URL(`/api${logout.path}`, apiUrl)
    url.search = String(new URLSearchParams({ api_token: apiToken, device_type: 'browser' }))
    const response = await fetch(url, {
      method: logout.method,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': client },
      signal: AbortSignal.timeout(REVOCATION_TIMEOUT_MS),
    }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request had the cookie of a session that was revoked by it. */
    isSessionRevoked: boolean
  }
}

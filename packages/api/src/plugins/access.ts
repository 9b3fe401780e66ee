import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { EndpointAccess } from '@colada/domain/wire/endpoint'
import { findSession, type Session } from '../account/sessions.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database/connection.ts'
import { ApiError } from './errors.ts'
import { commonField } from './language.ts'

/** What access needs to know; a part of the app's dependencies. */
export interface AccessDependencies {
  readonly config: Pick<Config, 'apiToken' | 'operationsKey'>
  readonly database: { readonly db: Db }
  readonly clock: () => number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` until a call that needs one has found it. */
    session: Session | null
    /** As it came, before the schemas drop what they do not know. */
    loginToken: string | null
  }
}

/**
 * Lets a request through to a call, or throws: the shop's token with every call (spec 001 §7), a session
 * for customers' calls, the key of operations for theirs.
 */
export async function admit(
  request: FastifyRequest,
  access: EndpointAccess,
  { config, database, clock }: AccessDependencies,
): Promise<void> {
  if (access === 'operations') {
    if (!sameSecret(header(request, 'x-operations-key'), config.operationsKey))
      throw new ApiError('forbidden')
    return
  }
  if (!sameSecret(commonField(request, 'api_token'), config.apiToken)) throw new ApiError('forbidden')
  if (access === 'public') return
  const session =
    request.loginToken === null ? null : await findSession(database.db, request.loginToken, clock())
  if (!session) throw new ApiError('notSignedIn')
  request.session = session
}

/** The session token of a request: `Authorization: Bearer`, the body or the query. */
export function loginTokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1]
  return bearer ?? commonField(request, 'login_token') ?? null
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Digests of the process's own secrets, which every call is compared with. */
const expectedDigests = new Map<string, Buffer>()

function sameSecret(given: string | undefined, expected: string): boolean {
  // Compared by digest: equal length, and no hint of where they differ.
  const digest = expectedDigests.get(expected) ?? digestOf(expected)
  expectedDigests.set(expected, digest)
  return given !== undefined && timingSafeEqual(digestOf(given), digest)
}

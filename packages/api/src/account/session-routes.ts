import {
  endOtherSessions,
  endSession as endSessionEndpoint,
  getSessions,
} from '@colada/domain/account/session-contract'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { recordAccountEvent } from './audit.ts'
import { deviceOf } from './device.ts'
import { endSession, endSessions, listSessions } from './sessions.ts'

/** Open sessions of a customer. */
export function sessionRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  const { db } = database

  registerEndpoint(app, getSessions, async ({ actor }) => {
    const rows = await listSessions(db, actor.userId, clock())
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent),
        created_at: Math.floor(row.createdAt.getTime() / 1000),
        last_used_at: Math.floor(row.lastUsedAt.getTime() / 1000),
        is_current: row.id === actor.sessionId ? (1 as const) : (0 as const),
      })),
    }
  })

  registerEndpoint(app, endSessionEndpoint, async ({ actor, params }) => {
    const { userId } = actor
    await runTransaction(db, async (tx) => {
      // Another customer's session is not found, like an unknown one (trust 4).
      if (!(await endSession(tx, userId, params.id))) throw new ApiError('notFound')
      await recordAccountEvent(tx, { userId, actor, event: 'session-ended' }, clock())
    })
    return {}
  })

  registerEndpoint(app, endOtherSessions, async ({ actor }) => {
    const { userId, sessionId } = actor
    const ended = await runTransaction(db, async (tx) => {
      const count = await endSessions(tx, userId, sessionId)
      if (count > 0) await recordAccountEvent(tx, { userId, actor, event: 'session-ended' }, clock())
      return count
    })
    return { ended }
  })
}

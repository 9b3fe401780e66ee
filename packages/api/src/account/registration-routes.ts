import { register } from '@colada/domain/account/contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { registerCompany, registerCustomer, registerVisitor } from './registration.ts'
import type { UserRow } from './repository.ts'
import { openSession, toWireLogin, userAgentOf } from './sessions.ts'

/** Registration of private customers, businesses and guests. */
export function registrationRoutes(app: FastifyInstance, { config, database, clock }: AppDependencies): void {
  const { db } = database
  const { pepper } = config

  async function openFirstSession({ id: userId }: UserRow, request: FastifyRequest) {
    const session = { now: clock(), isRemembered: false, userAgent: userAgentOf(request) }
    return toWireLogin({ token: await openSession(db, userId, session), userId })
  }

  async function toWire(user: UserRow, request: FastifyRequest) {
    const { email, firstName, lastName } = user
    const login = await openFirstSession(user, request)
    return { ...login, user_info: { email, first_name: firstName, last_name: lastName } }
  }

  registerEndpoint(app, register, async ({ body, language, request }) =>
    toWire(await registerCustomer(db, body, { language, pepper, now: clock() }), request),
  )

  registerEndpoint(app, registerBusiness, async ({ body, language, request }) => {
    const user = await registerCompany(db, body, { language, pepper, now: clock() })
    return { data: await openFirstSession(user, request) }
  })

  registerEndpoint(app, registerGuest, async ({ body, language, request }) =>
    toWire(await registerVisitor(db, body, { language, pepper, now: clock() }), request),
  )
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { register } from '@colada/domain/account/contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { registerCompany, registerCustomer, registerVisitor } from './registration.ts'
import type { UserRow } from './repository.ts'
import { openSession, userAgentOf } from './sessions.ts'

/** Registration of private customers, businesses and guests. */
export function registrationRoutes(app: FastifyInstance, { config, database, clock }: AppDependencies): void {
  const { db } = database
  const { pepper } = config

  async function toWire(user: UserRow, request: FastifyRequest) {
    const session = { now: clock(), isRemembered: false, userAgent: userAgentOf(request) }
    return {
      login_token: await openSession(db, user.id, session),
      user_id: user.id,
      user_info: { email: user.email, first_name: user.firstName, last_name: user.lastName },
    }
  }

  registerEndpoint(app, register, async ({ body, language, request }) =>
    toWire(await registerCustomer(db, body, { language, pepper, now: clock() }), request),
  )

  registerEndpoint(app, registerBusiness, async ({ body, language, request }) => {
    const user = await registerCompany(db, body, { language, pepper, now: clock() })
    const { user_info: _info, ...data } = await toWire(user, request)
    return { data: { login_token: data.login_token, user_id: data.user_id } }
  })

  registerEndpoint(app, registerGuest, async ({ body, language, request }) =>
    toWire(await registerVisitor(db, body, { language, pepper, now: clock() }), request),
  )
}

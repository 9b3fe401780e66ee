import { getSources, login, logout } from '@colada/domain/account/contract'
import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies, HasOrders, IsAddressInUse } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { addressRoutes } from './address-routes.ts'
import { facebookRoutes } from './facebook-routes.ts'
import type { MoveCustomerData } from './merge.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { logIn } from './password-login.ts'
import { profileRoutes } from './profile-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { listSources } from './repository.ts'
import { securityRoutes } from './security-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { closeSession, toReplacingSession, toWireLogin } from './sessions.ts'
import { logInForStore } from './store-login.ts'
import { storeModeRoutes } from './store-mode-routes.ts'

/** Functions of later subjects. */
export interface AccountParameters {
  readonly hasOrders: HasOrders
  readonly isAddressInUse: IsAddressInUse
  readonly moveCustomerData: MoveCustomerData
}

/** Session, user and addresses (spec 001 §7). */
export function accountRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  parameters: AccountParameters,
): void {
  const { config, database, clock } = dependencies
  facebookRoutes(app, dependencies, parameters.moveCustomerData)
  securityRoutes(app, dependencies, parameters.moveCustomerData)
  sessionRoutes(app, dependencies)
  storeModeRoutes(app, dependencies)
  registrationRoutes(app, dependencies)
  const { db } = database
  const { pepper } = config

  registerEndpoint(app, login, async ({ body, loginToken, request }) => {
    const session = toReplacingSession(request, body, loginToken)
    if (body.security !== undefined) {
      const { email, lavanderia_id: storeId = 0, admin_id: staffId = TECHNICAL_STAFF_ID, security } = body
      const link = { storeId, email, staffId, guestId: body.guest_id }
      const login = { ...session, link, security, pepper, now: clock() }
      return { ...toWireLogin(await logInForStore(db, login)), store_mode: 1 as const }
    }
    const opened = await logIn(db, {
      ...session,
      email: body.email,
      password: body.password,
      pepper,
      now: clock(),
    })
    return toWireLogin(opened)
  })

  registerEndpoint(app, logout, async ({ loginToken }) => {
    if (loginToken !== null) await closeSession(db, loginToken, clock())
    return {}
  })

  registerEndpoint(app, getSources, async ({ language }) => {
    const sources = await listSources(db)
    return {
      sources: sources.map((row) => ({ id: row.id, name: language === 'en' ? row.nameEn : row.nameEs })),
    }
  })

  passkeyRoutes(app, dependencies)
  profileRoutes(app, dependencies, parameters)
  addressRoutes(app, dependencies, parameters)
}

import { register } from '@colada/domain/account/contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { presentEmail } from './placeholder-email.ts'
import { registerCompany, registerCustomer, registerVisitor } from './registration.ts'
import type { UserRow } from './repository.ts'
import { closeSession, findSession, openSession, toWireLogin, userAgentOf } from './sessions.ts'
import { openStoreMode } from './store-login.ts'

/** Registration of private customers, businesses and guests. */
export function registrationRoutes(app: FastifyInstance, { config, database, clock }: AppDependencies): void {
  const { db } = database
  const { pepper } = config

  /** Who registers a customer in store mode; `null` for the customer. */
  async function findStaff(loginToken: string | null, now: number): Promise<StaffActor | null> {
    const actor = loginToken === null ? null : await findSession(db, loginToken, now)
    return actor?.kind === 'staff' ? actor : null
  }

  /** Opens the session of a new customer. Store mode goes on for the new customer. */
  async function openFirstSession(
    { id: userId }: UserRow,
    request: FastifyRequest,
    staff: StaffActor | null = null,
  ) {
    const session = { now: clock(), isRemembered: false, userAgent: userAgentOf(request) }
    if (!staff || staff.storeId === null)
      return toWireLogin({ token: await openSession(db, userId, session), userId })
    const { staffId, storeId } = staff
    const token = await runTransaction(db, async (tx) => {
      await closeSession(tx, request.loginToken!, session.now)
      return openStoreMode(tx, userId, { ...session, storeMode: { staffId, storeId } })
    })
    return { ...toWireLogin({ token, userId }), store_mode: 1 as const }
  }

  async function toWire(user: UserRow, request: FastifyRequest, staff: StaffActor | null = null) {
    const { email, firstName, lastName } = user
    const login = await openFirstSession(user, request, staff)
    return { ...login, user_info: { email: presentEmail(email), first_name: firstName, last_name: lastName } }
  }

  registerEndpoint(app, register, async ({ body, language, loginToken, request }) => {
    const now = clock()
    const staff = await findStaff(loginToken, now)
    return toWire(await registerCustomer(db, body, { language, pepper, now, staff }), request, staff)
  })

  registerEndpoint(app, registerBusiness, async ({ body, language, loginToken, request }) => {
    const now = clock()
    const staff = await findStaff(loginToken, now)
    const user = await registerCompany(db, body, { language, pepper, now, staff })
    return { data: await openFirstSession(user, request, staff) }
  })

  registerEndpoint(app, registerGuest, async ({ body, language, request }) =>
    toWire(await registerVisitor(db, body, { language, pepper, now: clock() }), request),
  )
}

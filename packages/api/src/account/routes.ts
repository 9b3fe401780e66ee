import type { FastifyInstance } from 'fastify'
import {
  createAddress as createAddressEndpoint,
  deleteAddress as deleteAddressEndpoint,
  fromAddress,
  getAddresses,
  updateAddress as updateAddressEndpoint,
  type WireAddress,
} from '@colada/domain/account/address-contract'
import { getMe, getSources, login, logout, register } from '@colada/domain/account/contract'
import type { Address } from '@colada/domain/account/address'
import type { AppDependencies, HasOrders } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { listAddresses } from './address-book.ts'
import { createAddress, deleteAddress, updateAddress } from './addresses.ts'
import type { AccountMails } from './account-mail.ts'
import { presentUser } from './present.ts'
import { registerCustomer } from './registration.ts'
import { findPendingEmail } from './links.ts'
import { listNotificationChoices } from './notifications.ts'
import { findUser, listSources } from './repository.ts'
import { logIn } from './service.ts'
import { closeSession, openSession } from './sessions.ts'

/** Session, user and addresses (spec 001 §7). */
export function accountRoutes(
  app: FastifyInstance,
  { config, database, clock }: AppDependencies,
  { hasOrders }: { readonly hasOrders: HasOrders; readonly mails: AccountMails },
): void {
  const { db } = database
  const { pepper } = config

  registerEndpoint(app, login, async ({ body, loginToken }) => {
    const { token, userId } = await logIn(db, {
      email: body.email,
      password: body.password,
      isRemembered: body.remember === 1,
      oldToken: loginToken,
      pepper,
      now: clock(),
    })
    return { login_token: token, user_id: userId }
  })

  registerEndpoint(app, logout, async ({ loginToken }) => {
    if (loginToken !== null) await closeSession(db, loginToken)
    return {}
  })

  registerEndpoint(app, register, async ({ body, language }) => {
    const now = clock()
    const user = await registerCustomer(db, body, { language, pepper, now })
    return {
      login_token: await openSession(db, user.id, { now, isRemembered: false }),
      user_id: user.id,
      user_info: { email: user.email, first_name: user.firstName, last_name: user.lastName },
    }
  })

  registerEndpoint(app, getMe, async ({ session, language }) => {
    const user = await findUser(db, session.userId)
    if (!user) throw new ApiError('notSignedIn')
    const [hasPlacedOrders, pendingEmail, notifications] = await Promise.all([
      hasOrders(db, user.id),
      findPendingEmail(db, user.id, clock()),
      listNotificationChoices(db, user.id),
    ])
    return { user_info: presentUser(user, hasPlacedOrders, { language, pendingEmail, notifications }) }
  })

  registerEndpoint(app, getSources, async ({ language }) => {
    const sources = await listSources(db)
    return {
      sources: sources.map((row) => ({ id: row.id, name: language === 'en' ? row.nameEn : row.nameEs })),
    }
  })

  registerEndpoint(app, getAddresses, async ({ session }) => ({
    addresses: (await listAddresses(db, session.userId)).map(toWire),
  }))

  registerEndpoint(app, createAddressEndpoint, async ({ session, body }) => ({
    address: toWire(await createAddress(db, session.userId, body, clock())),
  }))

  registerEndpoint(app, updateAddressEndpoint, async ({ session, params, body }) => ({
    address: toWire(await updateAddress(db, session.userId, params.id, body)),
  }))

  registerEndpoint(app, deleteAddressEndpoint, async ({ session, params }) => {
    await deleteAddress(db, session.userId, params.id, clock())
    return {}
  })
}

function toWire(address: Address): WireAddress {
  return { id: address.id, ...fromAddress(address) }
}

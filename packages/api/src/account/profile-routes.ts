import { getMe } from '@colada/domain/account/contract'
import {
  setAccountLanguage,
  setNotifications,
  updateBusiness,
  updateMe,
} from '@colada/domain/account/profile-contract'
import type { Language } from '@colada/domain/wire/language'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies, HasOrders } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { findCreditLeft } from './credit.ts'
import { findPendingEmail } from './links.ts'
import { changeNotifications, listNotificationChoices } from './notifications.ts'
import { presentUser } from './present.ts'
import { changeLanguage, updateBusinessProfile, updatePrivateProfile } from './profile.ts'
import { findUser, type UserRow } from './repository.ts'

/** The customer's own data (spec 001 §7), the language of mails and the choices of optional messages. */
export function profileRoutes(
  app: FastifyInstance,
  { database, clock }: AppDependencies,
  { hasOrders }: { readonly hasOrders: HasOrders },
): void {
  const { db } = database

  const present = async (user: UserRow, language: Language) => {
    const [hasPlacedOrders, pendingEmail, notifications, creditLeft] = await Promise.all([
      hasOrders(db, user.id),
      findPendingEmail(db, user.id, clock()),
      listNotificationChoices(db, user.id),
      findCreditLeft(db, user.id),
    ])
    const presented = { language, pendingEmail, notifications, creditLeft }
    return { user_info: presentUser(user, hasPlacedOrders, presented) }
  }

  const presentOwn = async (userId: number, language: Language) => {
    const user = await findUser(db, userId)
    if (!user) throw new ApiError('notSignedIn')
    return present(user, language)
  }

  registerEndpoint(app, getMe, ({ actor, language }) => presentOwn(actor.userId, language))

  registerEndpoint(app, updateMe, async ({ actor, body, language }) =>
    present(await updatePrivateProfile(db, actor, body, clock()), language),
  )

  registerEndpoint(app, updateBusiness, async ({ actor, body, language }) =>
    present(await updateBusinessProfile(db, actor, body, clock()), language),
  )

  registerEndpoint(app, setAccountLanguage, async ({ actor, body }) => {
    await changeLanguage(db, actor, body.lang, clock())
    return {}
  })

  registerEndpoint(app, setNotifications, async ({ actor, body, language }) => {
    await changeNotifications(db, actor, body, clock())
    return presentOwn(actor.userId, language)
  })
}

import { mailRequestForm } from '@colada/domain/account/password-forms'
import {
  changePassword as changePasswordEndpoint,
  checkLink,
  confirmEmail as confirmEmailEndpoint,
  forgotPassword,
  loginWithLink,
  requestEmailConfirmation,
  requestLoginLink,
  setPassword as setPasswordEndpoint,
} from '@colada/domain/account/security-contract'
import type { Language } from '@colada/domain/wire/language'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError, problemsOf } from '../plugins/errors.ts'
import { confirmEmail } from './confirm-address.ts'
import { logInWithLink, type MailRequest, requestConfirmation, requestMail } from './link-login.ts'
import { findLink } from './links.ts'
import type { MoveCustomerData } from './merge.ts'
import { changePassword, setPassword } from './password-changes.ts'
import { toReplacingSession, toWireLogin, userAgentOf } from './sessions.ts'

/** Passwords, links of mails and the confirmation of e-mail addresses. */
export function securityRoutes(
  app: FastifyInstance,
  { config, database, clock }: AppDependencies,
  moveCustomerData: MoveCustomerData,
): void {
  const { db } = database
  const { pepper } = config
  const withLink = () => ({ pepper, moveCustomerData, now: clock() })

  /** Does the same for every address: the mail is addressed when it is sent. */
  async function readRequest(kind: MailRequest['kind'], body: unknown, language: Language) {
    const parsed = mailRequestForm.safeParse(body)
    if (!parsed.success) throw new ApiError('emailRefused', { errors: problemsOf(parsed.error) })
    await requestMail(db, { kind, email: parsed.data.email }, language, clock())
    return {}
  }

  registerEndpoint(app, forgotPassword, ({ body, language }) =>
    readRequest('account-forgot-password', body, language),
  )

  registerEndpoint(app, requestLoginLink, ({ body, language }) =>
    readRequest('account-log-in-link', body, language),
  )

  registerEndpoint(app, checkLink, async ({ body }) => {
    const { purpose, email } = await findLink(db, body.token, { pepper, now: clock() })
    return { purpose, email }
  })

  registerEndpoint(app, setPasswordEndpoint, async ({ body, request }) => {
    const opened = await setPassword(db, body, { ...withLink(), userAgent: userAgentOf(request) })
    return toWireLogin(opened)
  })

  registerEndpoint(app, changePasswordEndpoint, async ({ body, actor }) => {
    const { token, isRemembered } = await changePassword(db, actor, body, { pepper, now: clock() })
    const remember: 0 | 1 = isRemembered ? 1 : 0
    return { ...toWireLogin({ token, userId: actor.userId }), remember }
  })

  registerEndpoint(app, loginWithLink, async ({ body, loginToken, request }) => {
    const session = toReplacingSession(request, body, loginToken)
    return toWireLogin(await logInWithLink(db, body.token, { ...withLink(), ...session }))
  })

  registerEndpoint(app, confirmEmailEndpoint, async ({ body }) => {
    const { email, mergedOrders } = await confirmEmail(db, body.token, withLink())
    return { email, merged_orders: mergedOrders }
  })

  registerEndpoint(app, requestEmailConfirmation, async ({ actor }) => {
    await requestConfirmation(db, actor.userId, clock())
    return {}
  })
}

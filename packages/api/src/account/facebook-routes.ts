import { getLoginConfig, loginWithFacebook } from '@colada/domain/account/facebook-contract'
import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { logInWithFacebook } from './facebook.ts'
import type { MoveCustomerData } from './merge.ts'
import { presentEmail } from './placeholder-email.ts'
import { toReplacingSession, toWireLogin } from './sessions.ts'

/** Log-in with Facebook. */
export function facebookRoutes(
  app: FastifyInstance,
  { config, database, clock, facebook }: AppDependencies,
  moveCustomerData: MoveCustomerData,
): void {
  registerEndpoint(app, getLoginConfig, async () => ({
    facebook_app_id: config.facebook?.appId ?? '',
    facebook_sdk_url: config.facebook?.sdkUrl ?? '',
  }))

  registerEndpoint(app, loginWithFacebook, async ({ body, language, loginToken, request }) => {
    const { token, user } = await logInWithFacebook(database.db, {
      ...toReplacingSession(request, body, loginToken),
      facebook,
      accessToken: body.access_token,
      hasAcceptedTerms: body.aceptarTyC === 1,
      moveCustomerData,
      language,
      now: clock(),
    })
    const { email, phone, firstName, lastName } = user
    return {
      ...toWireLogin({ token, userId: user.id }),
      user_info: { email: presentEmail(email), phone, first_name: firstName, last_name: lastName },
    }
  })
}

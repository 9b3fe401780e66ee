import { getLoginConfig, loginWithFacebook } from '@colada/domain/account/facebook-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'
import { opensSession } from './opens-session.ts'

type LoginConfig = Omit<EndpointResponse<typeof getLoginConfig>, 'status'>
export type FacebookUser = EndpointResponse<typeof loginWithFacebook>['user_info']

/** Log-in with Facebook (spec 001 §7). */
const facebookApi = api.injectEndpoints({
  endpoints: (build) => ({
    loginConfig: build.query<LoginConfig, void>({
      query: () => ({ endpoint: getLoginConfig }),
      rawResponseSchema: getLoginConfig.response,
      transformResponse: (response: EndpointResponse<typeof getLoginConfig>) => response,
    }),
    loginWithFacebook: build.mutation<FacebookUser, EndpointBody<typeof loginWithFacebook>>({
      query: (body) => ({ endpoint: loginWithFacebook, body }),
      // Without the token, which the gateway has removed.
      transformResponse: (response: { user_info: FacebookUser }) => response.user_info,
      ...opensSession,
    }),
  }),
})

export const { useLazyLoginConfigQuery, useLoginWithFacebookMutation } = facebookApi

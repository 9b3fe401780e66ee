import { login, register } from '@colada/domain/account/contract'
import { getLoginConfig, loginWithFacebook } from '@colada/domain/account/facebook-contract'
import { getPasskeyLoginOptions, loginWithPasskey } from '@colada/domain/account/passkey-contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import {
  checkLink,
  confirmEmail,
  forgotPassword,
  loginWithLink,
  requestLoginLink,
  setPassword,
} from '@colada/domain/account/security-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api, personalTags } from '../../platform/api/api.ts'
import { customerOf, sessionMarker } from '../../platform/store/cookies.ts'
import { signedIn } from '../../platform/store/session-slice.ts'

interface Started {
  readonly dispatch: (action: unknown) => unknown
  readonly queryFulfilled: Promise<unknown>
}

/** Options of every endpoint whose response opens a session. The token stays in the gateway's cookie. */
const opensSession = {
  /** Dispatches `signedIn` once the request has succeeded. */
  async onQueryStarted(_: unknown, { dispatch, queryFulfilled }: Started) {
    const opened = await queryFulfilled.then(
      () => true,
      () => false,
    )
    if (opened) dispatch(signedIn(customerOf(sessionMarker())))
  },
  invalidatesTags: (_: unknown, problem: unknown) => (problem ? [] : personalTags),
}

/** The link of a mail, as the page describes it. */
export type Link = Omit<EndpointResponse<typeof checkLink>, 'status'>
type PasskeyOptions = Omit<EndpointResponse<typeof getPasskeyLoginOptions>, 'status'>
type LoginConfig = Omit<EndpointResponse<typeof getLoginConfig>, 'status'>
export type FacebookUser = EndpointResponse<typeof loginWithFacebook>['user_info']

/** Registration and the ways to log in (spec 001 §7). */
const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<void, EndpointBody<typeof login>>({
      query: (body) => ({ endpoint: login, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
    register: build.mutation<void, EndpointBody<typeof register>>({
      query: (body) => ({ endpoint: register, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
    registerBusiness: build.mutation<void, EndpointBody<typeof registerBusiness>>({
      query: (body) => ({ endpoint: registerBusiness, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
    registerGuest: build.mutation<void, EndpointBody<typeof registerGuest>>({
      query: (body) => ({ endpoint: registerGuest, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
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
    forgotPassword: build.mutation<void, EndpointBody<typeof forgotPassword>>({
      query: (body) => ({ endpoint: forgotPassword, body }),
      transformResponse: () => undefined,
    }),
    link: build.query<Link, string>({
      query: (token) => ({ endpoint: checkLink, body: { token } }),
      rawResponseSchema: checkLink.response,
      transformResponse: (response: EndpointResponse<typeof checkLink>) => response,
    }),
    setPassword: build.mutation<void, EndpointBody<typeof setPassword>>({
      query: (body) => ({ endpoint: setPassword, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
    requestLoginLink: build.mutation<void, EndpointBody<typeof requestLoginLink>>({
      query: (body) => ({ endpoint: requestLoginLink, body }),
      transformResponse: () => undefined,
    }),
    loginWithLink: build.mutation<void, EndpointBody<typeof loginWithLink>>({
      query: (body) => ({ endpoint: loginWithLink, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
    passkeyLoginOptions: build.mutation<PasskeyOptions, void>({
      query: () => ({ endpoint: getPasskeyLoginOptions }),
      rawResponseSchema: getPasskeyLoginOptions.response,
      transformResponse: (response: EndpointResponse<typeof getPasskeyLoginOptions>) => response,
    }),
    loginWithPasskey: build.mutation<void, EndpointBody<typeof loginWithPasskey>>({
      query: (body) => ({ endpoint: loginWithPasskey, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
    // A query, so that rendering the page twice sends the link once.
    emailConfirmation: build.query<{ email: string; mergedOrders: number }, string>({
      query: (token) => ({ endpoint: confirmEmail, body: { token } }),
      rawResponseSchema: confirmEmail.response,
      transformResponse: (response: EndpointResponse<typeof confirmEmail>) => ({
        email: response.email,
        mergedOrders: response.merged_orders,
      }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const confirmed = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (confirmed) dispatch(api.util.invalidateTags(['Me', 'Orders']))
      },
    }),
  }),
})

/** Fetches customer data again after a log-in in another tab. */
export const personalDataChanged = () => api.util.invalidateTags([...personalTags])

export const {
  useLoginMutation,
  useRegisterMutation,
  useRegisterBusinessMutation,
  useRegisterGuestMutation,
  useLazyLoginConfigQuery,
  useLoginWithFacebookMutation,
  useForgotPasswordMutation,
  useLinkQuery,
  useSetPasswordMutation,
  useRequestLoginLinkMutation,
  useLoginWithLinkMutation,
  usePasskeyLoginOptionsMutation,
  useLoginWithPasskeyMutation,
  useEmailConfirmationQuery,
} = loginApi

import {
  checkLink,
  confirmEmail,
  forgotPassword,
  loginWithLink,
  requestLoginLink,
  setPassword,
} from '@colada/domain/account/security-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api, personalTags } from '../../../platform/api/api.ts'
import { opensSession } from '../login/opens-session.ts'

/** The link of a mail, as the page describes it. */
export type Link = Omit<EndpointResponse<typeof checkLink>, 'status'>

/** Links of mails: log-in, password, e-mail address (spec 001 §7). */
const linkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  useForgotPasswordMutation,
  useLinkQuery,
  useSetPasswordMutation,
  useRequestLoginLinkMutation,
  useLoginWithLinkMutation,
  useEmailConfirmationQuery,
} = linkApi

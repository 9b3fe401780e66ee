import { login } from '@colada/domain/account/contract'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'
import { opensSession } from './opens-session.ts'

/** Log-in with e-mail address and password (spec 001 §7). */
const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<void, EndpointBody<typeof login>>({
      query: (body) => ({ endpoint: login, body }),
      transformResponse: () => undefined,
      ...opensSession,
    }),
  }),
})

export const { useLoginMutation } = loginApi

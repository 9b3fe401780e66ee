import type { ApiError } from '@colada/client/api/base-query'
import { passwordDigest } from '@colada/client/forms/password-digest'
import { schemaResolver } from '@colada/client/forms/use-schema-form'
import { login } from '@colada/domain/account/contract'
import { loginForm, type LoginForm } from '@colada/domain/account/registration'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { SerializedError } from '@reduxjs/toolkit'
import { api } from '../../../platform/api/api.ts'
import type { AppDispatch } from '../../../platform/store/root-reducer.ts'
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

/** Validates the form. */
export const loginResolver = schemaResolver<LoginForm, LoginForm>(loginForm)

/** Sends the form. Loaded lazily: it contains RTK Query and the schemas. */
export function logIn(
  dispatch: AppDispatch,
  { password, remember, ...form }: LoginForm,
): Promise<{ readonly error?: ApiError | SerializedError }> {
  const body = { ...form, password: passwordDigest(password), remember: remember ? 1 : 0 } as const
  return dispatch(loginApi.endpoints.login.initiate(body))
}

import type { ApiError } from '@colada/client/api/base-query'
import { choosePasskey } from '@colada/client/browser/passkeys'
import { getPasskeyLoginOptions, loginWithPasskey } from '@colada/domain/account/passkey-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import type { SerializedError } from '@reduxjs/toolkit'
import { api } from '../../../platform/api/api.ts'
import type { AppDispatch } from '../../../platform/store/root-reducer.ts'
import { opensSession } from './opens-session.ts'

type PasskeyOptions = Omit<EndpointResponse<typeof getPasskeyLoginOptions>, 'status'>

/** Log-in with a passkey. */
const passkeyLoginApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
})

export type PasskeyLoginResult = 'cancelled' | { readonly error?: ApiError | SerializedError }

/** Logs in with the passkey that the customer chooses. Loaded lazily: few use it. */
export async function logInWithPasskey(dispatch: AppDispatch): Promise<PasskeyLoginResult> {
  const { passkeyLoginOptions, loginWithPasskey: logIn } = passkeyLoginApi.endpoints
  const { data, error } = await dispatch(passkeyLoginOptions.initiate())
  if (!data) return { error }
  const credential = await choosePasskey(data.options)
  if (!credential) return 'cancelled'
  return dispatch(logIn.initiate({ challenge_id: data.challenge_id, credential }))
}

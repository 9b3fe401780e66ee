import type { ApiError } from '@colada/client/api/base-query'
import { getPasskeyLoginOptions, loginWithPasskey } from '@colada/domain/account/passkey-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import type { SerializedError } from '@reduxjs/toolkit'
import { startAuthentication } from '@simplewebauthn/browser'
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

/** Logs in with the passkey that the customer chooses. Loaded lazily: it contains the library of WebAuthn. */
export async function logInWithPasskey(dispatch: AppDispatch): Promise<PasskeyLoginResult> {
  const { passkeyLoginOptions, loginWithPasskey: logIn } = passkeyLoginApi.endpoints
  const { data, error } = await dispatch(passkeyLoginOptions.initiate())
  if (!data) return { error }
  const credential = await getCredential(data.options)
  if (!credential) return 'cancelled'
  return dispatch(logIn.initiate({ challenge_id: data.challenge_id, credential }))
}

/** The passkey that the customer chooses; `null` when the choice is cancelled or fails. */
async function getCredential(options: object): Promise<Record<string, unknown> | null> {
  try {
    type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
    return { ...(await startAuthentication({ optionsJSON: options as Options })) }
  } catch {
    return null
  }
}

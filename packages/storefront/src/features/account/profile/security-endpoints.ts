import {
  addPasskey,
  deletePasskey,
  getPasskeyOptions,
  getPasskeys,
} from '@colada/domain/account/passkey-contract'
import { changePassword, requestEmailConfirmation } from '@colada/domain/account/security-contract'
import { endOtherSessions, endSession, getSessions } from '@colada/domain/account/session-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'

/** An open session of the customer. */
export interface Session {
  readonly id: number
  /** Browser and system; empty when unknown. */
  readonly device: string
  /** Epoch seconds. */
  readonly lastUsedAt: number
  readonly isCurrent: boolean
}

/** A passkey of the customer. */
export interface Passkey {
  readonly id: number
  readonly name: string
  /** Epoch seconds. */
  readonly createdAt: number
  /** Epoch seconds; `null` before the first use. */
  readonly lastUsedAt: number | null
}

export type PasskeyOptions = Omit<EndpointResponse<typeof getPasskeyOptions>, 'status'>

/** Password, sessions and passkeys of the customer (spec 000 §5, Passwords). */
const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The gateway keeps the token that replaces the session's. */
    changePassword: build.mutation<void, EndpointBody<typeof changePassword>>({
      query: (body) => ({ endpoint: changePassword, body }),
      transformResponse: () => undefined,
      invalidatesTags: (_, problem) => (problem ? [] : ['Me', 'Sessions']),
    }),
    requestEmailConfirmation: build.mutation<void, void>({
      query: () => ({ endpoint: requestEmailConfirmation }),
      transformResponse: () => undefined,
    }),
    sessions: build.query<readonly Session[], void>({
      query: () => ({ endpoint: getSessions }),
      rawResponseSchema: getSessions.response,
      transformResponse: (response: EndpointResponse<typeof getSessions>) =>
        response.sessions.map(({ id, device, last_used_at, is_current }) => ({
          id,
          device,
          lastUsedAt: last_used_at,
          isCurrent: is_current === 1,
        })),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<void, Session['id']>({
      query: (id) => ({ endpoint: endSession, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Sessions'],
    }),
    /** Returns how many sessions were ended. */
    endOtherSessions: build.mutation<number, void>({
      query: () => ({ endpoint: endOtherSessions }),
      rawResponseSchema: endOtherSessions.response,
      transformResponse: (response: EndpointResponse<typeof endOtherSessions>) => response.ended,
      invalidatesTags: ['Sessions'],
    }),
    passkeys: build.query<readonly Passkey[], void>({
      query: () => ({ endpoint: getPasskeys }),
      rawResponseSchema: getPasskeys.response,
      transformResponse: (response: EndpointResponse<typeof getPasskeys>) =>
        response.passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          createdAt: created_at,
          lastUsedAt: last_used_at,
        })),
      providesTags: ['Passkeys'],
    }),
    passkeyOptions: build.mutation<PasskeyOptions, void>({
      query: () => ({ endpoint: getPasskeyOptions }),
      rawResponseSchema: getPasskeyOptions.response,
      transformResponse: ({ challenge_id, options }: EndpointResponse<typeof getPasskeyOptions>) => ({
        challenge_id,
        options,
      }),
    }),
    addPasskey: build.mutation<void, EndpointBody<typeof addPasskey>>({
      query: (body) => ({ endpoint: addPasskey, body }),
      transformResponse: () => undefined,
      invalidatesTags: (_, problem) => (problem ? [] : ['Passkeys']),
    }),
    deletePasskey: build.mutation<void, Passkey['id']>({
      query: (id) => ({ endpoint: deletePasskey, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Passkeys'],
    }),
  }),
})

export const {
  useChangePasswordMutation,
  useRequestEmailConfirmationMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  usePasskeysQuery,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useDeletePasskeyMutation,
} = securityApi

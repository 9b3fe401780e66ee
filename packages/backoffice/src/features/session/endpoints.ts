import {
  addStaffPasskey,
  confirmStaffLogin,
  deleteStaffPasskey,
  getStaffPasskeyLoginOptions,
  getStaffPasskeyOptions,
  getStaffPasskeys,
  loginStaff,
  loginStaffWithPasskey,
  logoutStaff,
} from '@colada/domain/staff/contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

/** A passkey of the signed-in staff member. Times in epoch seconds. */
export type Passkey = EndpointResponse<typeof getStaffPasskeys>['passkeys'][number]

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkPassword: build.mutation<string, EndpointBody<typeof loginStaff>>({
      query: (body) => ({ endpoint: loginStaff, body }),
      rawResponseSchema: loginStaff.response,
      transformResponse: ({ challenge }: EndpointResponse<typeof loginStaff>) => challenge,
    }),
    // The gateway keeps the token, so the responses of a log-in are not those of the contracts.
    confirmCode: build.mutation<void, EndpointBody<typeof confirmStaffLogin>>({
      query: (body) => ({ endpoint: confirmStaffLogin, body }),
      transformResponse: () => undefined,
    }),
    passkeyLoginOptions: build.mutation<EndpointResponse<typeof getStaffPasskeyLoginOptions>, void>({
      query: () => ({ endpoint: getStaffPasskeyLoginOptions }),
      rawResponseSchema: getStaffPasskeyLoginOptions.response,
    }),
    logInWithPasskey: build.mutation<void, EndpointBody<typeof loginStaffWithPasskey>>({
      query: (body) => ({ endpoint: loginStaffWithPasskey, body }),
      transformResponse: () => undefined,
    }),
    passkeys: build.query<readonly Passkey[], void>({
      query: () => ({ endpoint: getStaffPasskeys }),
      rawResponseSchema: getStaffPasskeys.response,
      transformResponse: ({ passkeys }: EndpointResponse<typeof getStaffPasskeys>) => passkeys,
      providesTags: ['Passkeys'],
    }),
    passkeyOptions: build.mutation<EndpointResponse<typeof getStaffPasskeyOptions>, void>({
      query: () => ({ endpoint: getStaffPasskeyOptions }),
      rawResponseSchema: getStaffPasskeyOptions.response,
    }),
    addPasskey: build.mutation<void, EndpointBody<typeof addStaffPasskey>>({
      query: (body) => ({ endpoint: addStaffPasskey, body }),
      transformResponse: () => undefined,
      invalidatesTags: ['Passkeys'],
    }),
    deletePasskey: build.mutation<void, Passkey['id']>({
      query: (id) => ({ endpoint: deleteStaffPasskey, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Passkeys'],
    }),
    logOut: build.mutation<void, void>({
      query: () => ({ endpoint: logoutStaff }),
      transformResponse: () => undefined,
    }),
  }),
})

export const {
  useAddPasskeyMutation,
  useCheckPasswordMutation,
  useConfirmCodeMutation,
  useDeletePasskeyMutation,
  useLogInWithPasskeyMutation,
  useLogOutMutation,
  usePasskeyLoginOptionsMutation,
  usePasskeyOptionsMutation,
  usePasskeysQuery,
} = sessionApi

import { register } from '@colada/domain/account/contract'
import { registerBusiness, registerGuest } from '@colada/domain/account/registration-contract'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'
import { opensSession } from '../login/opens-session.ts'

/** Registration (spec 001 §7). */
const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
})

export const { useRegisterMutation, useRegisterBusinessMutation, useRegisterGuestMutation } = registrationApi

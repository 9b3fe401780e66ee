import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { createWithdrawal } from '@colada/domain/withdrawals/contract'
import { api } from '../../platform/api/api.ts'

/** The acknowledgement of a withdrawal. */
export interface Acknowledgement {
  readonly reference: string
  /** Epoch seconds. */
  readonly receivedAt: number
}

const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A repeated statement gets the acknowledgement of the first, so that a retry sends it once. */
    withdraw: build.mutation<Acknowledgement, EndpointBody<typeof createWithdrawal>>({
      query: (body) => ({ endpoint: createWithdrawal, body }),
      rawResponseSchema: createWithdrawal.response,
      transformResponse: ({
        reference,
        received_at: receivedAt,
      }: EndpointResponse<typeof createWithdrawal>) => ({
        reference,
        receivedAt,
      }),
    }),
  }),
})

export const { useWithdrawMutation } = withdrawalApi

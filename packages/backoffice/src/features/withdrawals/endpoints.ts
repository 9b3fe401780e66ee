import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import {
  decideWithdrawal,
  getWithdrawal,
  getWithdrawals,
  type WireWithdrawal,
} from '@colada/domain/withdrawals/staff-contract'
import { api } from '../../platform/api/api.ts'

export type WithdrawalDetail = Omit<EndpointResponse<typeof getWithdrawal>, 'status'>

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawals: build.query<readonly WireWithdrawal[], void>({
      query: () => ({ endpoint: getWithdrawals }),
      rawResponseSchema: getWithdrawals.response,
      transformResponse: ({ withdrawals }: EndpointResponse<typeof getWithdrawals>) => withdrawals,
      providesTags: ['Withdrawals'],
    }),
    withdrawal: build.query<WithdrawalDetail, number>({
      query: (id) => ({ endpoint: getWithdrawal, params: { id } }),
      rawResponseSchema: getWithdrawal.response,
      transformResponse: (response: EndpointResponse<typeof getWithdrawal>) => response,
      providesTags: ['Withdrawals'],
    }),
    decideWithdrawal: build.mutation<
      WireWithdrawal,
      { readonly id: number; readonly body: EndpointBody<typeof decideWithdrawal> }
    >({
      query: ({ id, body }) => ({ endpoint: decideWithdrawal, params: { id }, body }),
      rawResponseSchema: decideWithdrawal.response,
      transformResponse: ({ withdrawal }: EndpointResponse<typeof decideWithdrawal>) => withdrawal,
      // After an error, too: somebody else may have changed the order, or decided.
      invalidatesTags: ['Withdrawals', 'Orders', 'Refunds'],
    }),
  }),
})

export const { useWithdrawalsQuery, useWithdrawalQuery, useDecideWithdrawalMutation } = withdrawalsApi

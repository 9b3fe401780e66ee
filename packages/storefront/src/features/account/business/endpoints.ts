import {
  getBusinessAccount,
  getStatement,
  requestCredit,
  type WireStatement,
} from '@colada/domain/business/contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../../platform/api/api.ts'

export type OwnBusiness = Omit<EndpointResponse<typeof getBusinessAccount>, 'status'>

/** The account of a company (operations, 5.6). */
const businessApi = api.injectEndpoints({
  endpoints: (build) => ({
    businessAccount: build.query<OwnBusiness, void>({
      query: () => ({ endpoint: getBusinessAccount }),
      rawResponseSchema: getBusinessAccount.response,
      // Orders and decisions change it with the customer's data.
      providesTags: ['Me'],
    }),
    requestCredit: build.mutation<OwnBusiness, { body: EndpointBody<typeof requestCredit>; key: string }>({
      query: ({ body, key }) => ({ endpoint: requestCredit, body, idempotencyKey: key }),
      rawResponseSchema: requestCredit.response,
      invalidatesTags: (_, problem) => (problem ? [] : ['Me']),
    }),
    statement: build.query<WireStatement, string>({
      query: (month) => ({ endpoint: getStatement, query: { month } }),
      rawResponseSchema: getStatement.response,
      transformResponse: ({ statement }: EndpointResponse<typeof getStatement>) => statement,
      providesTags: ['Me'],
    }),
  }),
})

export const {
  useBusinessAccountQuery,
  useLazyBusinessAccountQuery,
  useRequestCreditMutation,
  useStatementQuery,
} = businessApi

import type { WireStatement } from '@colada/domain/business/contract'
import {
  addBusinessPayment,
  decideBusiness,
  getBusiness,
  getBusinesses,
  getBusinessStatement,
  type WireCompany,
  type WireStaffBusiness,
} from '@colada/domain/staff/business-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

const businessApi = api.injectEndpoints({
  endpoints: (build) => ({
    companies: build.query<readonly WireCompany[], void>({
      query: () => ({ endpoint: getBusinesses }),
      rawResponseSchema: getBusinesses.response,
      transformResponse: ({ companies }: EndpointResponse<typeof getBusinesses>) => companies,
      providesTags: ['Business'],
    }),
    company: build.query<WireStaffBusiness, number>({
      query: (userId) => ({ endpoint: getBusiness, params: { userId } }),
      rawResponseSchema: getBusiness.response,
      transformResponse: ({ account }: EndpointResponse<typeof getBusiness>) => account,
      providesTags: ['Business'],
    }),
    companyStatement: build.query<WireStatement, { userId: number; month: string }>({
      query: ({ userId, month }) => ({
        endpoint: getBusinessStatement,
        params: { userId },
        query: { month },
      }),
      rawResponseSchema: getBusinessStatement.response,
      transformResponse: ({ statement }: EndpointResponse<typeof getBusinessStatement>) => statement,
      providesTags: ['Business'],
    }),
    decideCredit: build.mutation<
      EndpointResponse<typeof decideBusiness>,
      { userId: number; body: EndpointBody<typeof decideBusiness> }
    >({
      query: ({ userId, body }) => ({ endpoint: decideBusiness, params: { userId }, body }),
      rawResponseSchema: decideBusiness.response,
      // After an error, too: a high limit is proposed, or somebody else has changed the account.
      invalidatesTags: ['Business'],
    }),
    receivePayment: build.mutation<
      EndpointResponse<typeof addBusinessPayment>,
      { userId: number; body: EndpointBody<typeof addBusinessPayment>; key: string }
    >({
      query: ({ userId, body, key }) => ({
        endpoint: addBusinessPayment,
        params: { userId },
        body,
        idempotencyKey: key,
      }),
      rawResponseSchema: addBusinessPayment.response,
      invalidatesTags: (_, problem) => (problem ? [] : ['Business']),
    }),
  }),
})

export const {
  useCompaniesQuery,
  useCompanyQuery,
  useCompanyStatementQuery,
  useDecideCreditMutation,
  useReceivePaymentMutation,
} = businessApi

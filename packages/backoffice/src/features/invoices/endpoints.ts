import type { WireInvoice } from '@colada/domain/invoices/contract'
import type { RecordState } from '@colada/domain/invoices/register'
import {
  correctInvoiceRecord,
  getInvoiceChain,
  getProducerDeclaration,
  getStaffInvoices,
  getStaffOrderInvoices,
  rectifyInvoice,
} from '@colada/domain/staff/invoices-contract'
import type { EndpointBody, EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export type InvoicePage = EndpointResponse<typeof getStaffInvoices>
export type ProducerDeclaration = EndpointResponse<typeof getProducerDeclaration>
export type InvoiceChain = EndpointResponse<typeof getInvoiceChain>

export interface InvoiceFilter {
  readonly series?: string | undefined
  /** A state of the tax office. */
  readonly state?: RecordState | undefined
  /** The id of the last invoice of the page before. */
  readonly before?: string | undefined
}

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffInvoices: build.query<InvoicePage, InvoiceFilter>({
      query: ({ series, state, before }) => ({
        endpoint: getStaffInvoices,
        query: { series, tax_office: state, before },
      }),
      rawResponseSchema: getStaffInvoices.response,
      providesTags: ['Invoices'],
    }),
    /** The check of all numbers and hashes. */
    invoiceChain: build.query<InvoiceChain, void>({
      query: () => ({ endpoint: getInvoiceChain }),
      rawResponseSchema: getInvoiceChain.response,
      providesTags: ['Invoices'],
    }),
    producerDeclaration: build.query<ProducerDeclaration, void>({
      query: () => ({ endpoint: getProducerDeclaration }),
      rawResponseSchema: getProducerDeclaration.response,
    }),
    staffOrderInvoices: build.query<readonly WireInvoice[], string>({
      query: (locator) => ({ endpoint: getStaffOrderInvoices, params: { locator } }),
      rawResponseSchema: getStaffOrderInvoices.response,
      transformResponse: ({ invoices }: EndpointResponse<typeof getStaffOrderInvoices>) => invoices,
      providesTags: ['Invoices', 'Orders'],
    }),
    rectifyInvoice: build.mutation<
      EndpointResponse<typeof rectifyInvoice>,
      { readonly invoiceId: number; readonly body: EndpointBody<typeof rectifyInvoice> }
    >({
      query: ({ invoiceId, body }) => ({ endpoint: rectifyInvoice, params: { invoiceId }, body }),
      rawResponseSchema: rectifyInvoice.response,
      // After an error, too: somebody else may have rectified it.
      invalidatesTags: ['Invoices'],
    }),
    correctInvoiceRecord: build.mutation<
      EndpointResponse<typeof correctInvoiceRecord>,
      { readonly invoiceId: number; readonly body: EndpointBody<typeof correctInvoiceRecord> }
    >({
      query: ({ invoiceId, body }) => ({ endpoint: correctInvoiceRecord, params: { invoiceId }, body }),
      rawResponseSchema: correctInvoiceRecord.response,
      // After an error, too: somebody else may have corrected it.
      invalidatesTags: ['Invoices'],
    }),
  }),
})

export const {
  useCorrectInvoiceRecordMutation,
  useInvoiceChainQuery,
  useProducerDeclarationQuery,
  useRectifyInvoiceMutation,
  useStaffInvoicesQuery,
  useStaffOrderInvoicesQuery,
} = invoicesApi

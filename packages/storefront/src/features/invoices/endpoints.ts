import {
  getInvoices,
  getOrderInvoices,
  requestInvoice,
  type WireInvoice,
} from '@colada/domain/invoices/contract'
import type { TaxDataForm } from '@colada/domain/invoices/tax-data'
import type { OrderId } from '@colada/domain/orders/order'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All invoices of the customer, newest first. */
    invoices: build.query<readonly WireInvoice[], void>({
      query: () => ({ endpoint: getInvoices }),
      rawResponseSchema: getInvoices.response,
      transformResponse: (response: EndpointResponse<typeof getInvoices>) => response.invoices,
      providesTags: ['Orders'],
    }),
    /** The invoices of an order, newest first. */
    orderInvoices: build.query<readonly WireInvoice[], OrderId>({
      query: (orderId) => ({ endpoint: getOrderInvoices, params: { orderId } }),
      rawResponseSchema: getOrderInvoices.response,
      transformResponse: (response: EndpointResponse<typeof getOrderInvoices>) => response.invoices,
      providesTags: (_result, _problem, id) => [{ type: 'Order', id }],
    }),
    /** Asks for a full invoice in place of the simplified ones of an order. */
    requestInvoice: build.mutation<WireInvoice, { readonly orderId: OrderId; readonly taxData: TaxDataForm }>(
      {
        query: ({ orderId, taxData }) => ({ endpoint: requestInvoice, params: { orderId }, body: taxData }),
        rawResponseSchema: requestInvoice.response,
        transformResponse: (response: EndpointResponse<typeof requestInvoice>) => response.invoice,
        // A refusal means that the invoices have changed.
        invalidatesTags: (_result, _problem, { orderId }) => ['Orders', { type: 'Order', id: orderId }],
      },
    ),
  }),
})

export const { useInvoicesQuery, useOrderInvoicesQuery, useRequestInvoiceMutation } = invoicesApi

import { type Cents, toEuros } from '@colada/domain/money/money'
import type { OrderId } from '@colada/domain/orders/order'
import { type ProcessType, processTypes } from '@colada/domain/orders/process'
import type { SavedCard } from '@colada/domain/payment/card'
import {
  capturePayPalOrder,
  createIntent,
  createPayPalOrder,
  deleteCard,
  getCards,
  getOrderPayments,
  getPaymentConfig,
  toCard,
  toOrderPayment,
} from '@colada/domain/payment/contract'
import type { OrderPayment } from '@colada/domain/payment/order-payment'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

/** The configuration of the card provider and PayPal. */
export interface ProviderConfig {
  readonly publishableKey: string
  /** Same-origin script to load before the provider's own; empty for none. */
  readonly script: string
  /** `null` without PayPal. */
  readonly paypal: PayPalConfig | null
}

export interface PayPalConfig {
  readonly clientId: string
  /** Base URL of PayPal's script; empty for PayPal's own. */
  readonly script: string
}

/** PayPal's order for the pending amount. */
export interface PayPalOrder {
  readonly id: string
  /** Approved by the buyer and not captured yet. */
  readonly isApproved: boolean
}

export type PayPalRequest = Omit<IntentRequest, 'savesCard'>

export interface IntentRequest {
  readonly orderId: OrderId
  readonly pending: Cents
  readonly processType: string
  readonly savesCard: boolean
}

const toProcessType = (type: string): ProcessType =>
  processTypes.find((name) => name === type) ?? 'reserve_order'

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentConfig: build.query<ProviderConfig, void>({
      query: () => ({ endpoint: getPaymentConfig }),
      rawResponseSchema: getPaymentConfig.response,
      transformResponse: (response: EndpointResponse<typeof getPaymentConfig>) => ({
        publishableKey: response.publishable_key,
        script: response.card_script,
        paypal:
          response.paypal_client_id === ''
            ? null
            : { clientId: response.paypal_client_id, script: response.paypal_script },
      }),
    }),
    /** The open payment of an order; idempotent, therefore a query. */
    intent: build.query<string, IntentRequest>({
      query: ({ orderId, pending, processType, savesCard }) => ({
        endpoint: createIntent,
        body: {
          order_id: orderId,
          precio_pedido: toEuros(pending),
          payment_intent_type: toProcessType(processType),
          save_payment_method: savesCard ? 1 : 0,
        },
        idempotencyKey: `intent-${orderId}-${pending}-${savesCard ? 1 : 0}`,
      }),
      rawResponseSchema: createIntent.response,
      transformResponse: (response: EndpointResponse<typeof createIntent>) =>
        response.payment_intent.client_secret,
      keepUnusedDataFor: 0,
      // A failed request is sent again after a log-in. A successful one is not: it would fail once the order is paid.
      providesTags: (_, error) => (error ? ['Intent'] : []),
    }),
    /** PayPal's order for the pending amount; idempotent. */
    createPayPalOrder: build.mutation<PayPalOrder, PayPalRequest>({
      query: ({ orderId, pending, processType }) => ({
        endpoint: createPayPalOrder,
        body: {
          order_id: orderId,
          precio_pedido: toEuros(pending),
          payment_intent_type: toProcessType(processType),
        },
        idempotencyKey: `paypal-${orderId}-${pending}`,
      }),
      rawResponseSchema: createPayPalOrder.response,
      transformResponse: ({ paypal_order: order }: EndpointResponse<typeof createPayPalOrder>) => ({
        id: order.id,
        isApproved: order.status === 'APPROVED',
      }),
      // Any failure may mean that the pending amount has changed.
      invalidatesTags: (_, error, { orderId }) => (error ? [{ type: 'Order', id: orderId }] : []),
    }),
    capturePayPalOrder: build.mutation<void, { orderId: OrderId; paypalId: string }>({
      query: ({ paypalId }) => ({
        endpoint: capturePayPalOrder,
        params: { id: paypalId },
        idempotencyKey: `paypal-capture-${paypalId}`,
      }),
      transformResponse: () => undefined,
      // The order shows whether the payment was captured (spec 001 §7).
      invalidatesTags: (_result, _error, { orderId }) => [{ type: 'Order', id: orderId }],
    }),
    /** The payments of an order, with what was returned of them. */
    orderPayments: build.query<readonly OrderPayment[], OrderId>({
      query: (orderId) => ({ endpoint: getOrderPayments, params: { orderId } }),
      rawResponseSchema: getOrderPayments.response,
      transformResponse: (response: EndpointResponse<typeof getOrderPayments>) =>
        response.payments.map(toOrderPayment),
      providesTags: (_result, _error, id) => [{ type: 'Order', id }],
    }),
    cards: build.query<readonly SavedCard[], void>({
      query: () => ({ endpoint: getCards }),
      rawResponseSchema: getCards.response,
      transformResponse: (response: EndpointResponse<typeof getCards>) => response.cards.map(toCard),
      providesTags: ['Cards'],
    }),
    deleteCard: build.mutation<void, SavedCard['id']>({
      query: (id) => ({ endpoint: deleteCard, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Cards'],
    }),
  }),
})

export const {
  usePaymentConfigQuery,
  useIntentQuery,
  useOrderPaymentsQuery,
  useCardsQuery,
  useDeleteCardMutation,
  useCreatePayPalOrderMutation,
  useCapturePayPalOrderMutation,
} = paymentApi

/** Fetches the payment intent of an order once, without the cache and without a subscription. */
export const fetchIntent = (request: IntentRequest) =>
  paymentApi.endpoints.intent.initiate(request, { subscribe: false, forceRefetch: true })

import type { OrderId } from '@colada/domain/orders/order'
import { type ProcessType, processTypes } from '@colada/domain/orders/process'
import { type Cents, toEuros } from '@colada/domain/money/money'
import { createIntent, deleteCard, getCards, getPaymentConfig, toCard } from '@colada/domain/payment/calls'
import type { SavedCard } from '@colada/domain/payment/card'
import type { CallAnswer } from '@colada/domain/wire/call'
import { api } from '../../platform/api/api.ts'

/** Where the browser finds the card provider. */
export interface ProviderConfig {
  readonly publishableKey: string
  /** Same-origin script to load before the provider's own; empty for none. */
  readonly script: string
}

export interface IntentWanted {
  readonly orderId: OrderId
  readonly pending: Cents
  readonly processType: string
  readonly savesCard: boolean
}

const known = (type: string): ProcessType => processTypes.find((name) => name === type) ?? 'reserve_order'

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    paymentConfig: build.query<ProviderConfig, void>({
      query: () => ({ call: getPaymentConfig }),
      rawResponseSchema: getPaymentConfig.answer,
      transformResponse: (answer: CallAnswer<typeof getPaymentConfig>) => ({
        publishableKey: answer.publishable_key,
        script: answer.card_script,
      }),
    }),
    /** The open payment of an order; asking again finds the same one, so a query it is. */
    intent: build.query<string, IntentWanted>({
      query: ({ orderId, pending, processType, savesCard }) => ({
        call: createIntent,
        body: {
          order_id: orderId,
          precio_pedido: toEuros(pending),
          payment_intent_type: known(processType),
          save_payment_method: savesCard ? 1 : 0,
        },
        idempotencyKey: `intent-${orderId}-${pending}-${savesCard ? 1 : 0}`,
      }),
      rawResponseSchema: createIntent.answer,
      transformResponse: (answer: CallAnswer<typeof createIntent>) => answer.payment_intent.client_secret,
      keepUnusedDataFor: 0,
      // Asked anew with the order, as after a log-in.
      providesTags: (_result, _problem, { orderId }) => [{ type: 'Order', id: orderId }],
    }),
    cards: build.query<readonly SavedCard[], void>({
      query: () => ({ call: getCards }),
      rawResponseSchema: getCards.answer,
      transformResponse: (answer: CallAnswer<typeof getCards>) => answer.cards.map(toCard),
      providesTags: ['Cards'],
    }),
    deleteCard: build.mutation<void, SavedCard['id']>({
      query: (id) => ({ call: deleteCard, params: { id } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Cards'],
    }),
  }),
})

export const {
  usePaymentConfigQuery,
  useIntentQuery,
  useLazyIntentQuery,
  useCardsQuery,
  useDeleteCardMutation,
} = paymentApi

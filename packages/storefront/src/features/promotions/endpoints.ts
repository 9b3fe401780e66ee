import type { CartLine } from '@colada/domain/cart/cart'
import { fromCartLine } from '@colada/domain/cart/contract'
import type { OrderId } from '@colada/domain/orders/order'
import type { ProcessType } from '@colada/domain/orders/process'
import {
  checkCoupon,
  deleteUserPromo,
  getAvailablePromos,
  toPrices,
  toUserPromo,
} from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import type { UserPromo } from '@colada/domain/promotions/user-promo'
import type { SlotId } from '@colada/domain/schedule/slot'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { api } from '../../platform/api/api.ts'

/** The order to be priced. */
export interface QuoteRequest {
  readonly lines: readonly CartLine[]
  readonly pickupId: SlotId | null
  readonly deliveryId: SlotId | null
  /** Of legs at stores, which are free. */
  readonly pickupStoreId?: number | null
  readonly deliveryStoreId?: number | null
  readonly promoCode: string
  /** For a change of an existing order, whose lines have free transport (spec 000 §4). */
  readonly change?: { readonly orderId: OrderId; readonly type: ProcessType }
}

/** The price of an order, calculated by the API. */
export interface Quote {
  readonly prices: Prices
  /** The applied code; empty without one. */
  readonly code: string
  /** What the applied code takes off; empty without one. */
  readonly terms: string
  /** Why the requested code is not applied; empty when it is, or without a code. */
  readonly rejection: string
}

/** The cart whose promotions are listed. */
export interface PromosRequest {
  readonly lines: readonly CartLine[]
  readonly categories: readonly number[]
}

const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    quote: build.query<Quote, QuoteRequest>({
      query: ({ lines, pickupId, deliveryId, pickupStoreId, deliveryStoreId, promoCode, change }) => ({
        endpoint: checkCoupon,
        body: {
          promo_code: promoCode,
          pickup_time: pickupId,
          delivery_time: deliveryId,
          pickup_store_id: pickupStoreId,
          delivery_store_id: deliveryStoreId,
          items: lines.map(fromCartLine),
          ...(change && { no_shipping: 1, order_id: change.orderId, cart_type: change.type }),
        },
      }),
      rawResponseSchema: checkCoupon.response,
      transformResponse: (response: EndpointResponse<typeof checkCoupon>, _, { promoCode }) => {
        // Spec 000 §4, Coupon: 200 means applied, any other code has a reason.
        const isApplied = response.calculate_status.code === statusCodes.ok.code
        return {
          prices: toPrices(response),
          code: isApplied ? response.promo_code : '',
          terms: response.promo_terms,
          rejection: isApplied || promoCode === '' ? '' : response.calculate_status.message,
        }
      },
      providesTags: ['Prices'],
      keepUnusedDataFor: 30,
    }),
    userPromos: build.query<readonly UserPromo[], PromosRequest>({
      query: ({ lines, categories }) => ({
        endpoint: getAvailablePromos,
        body: { categories, items: lines.map(fromCartLine) },
      }),
      rawResponseSchema: getAvailablePromos.response,
      transformResponse: (response: EndpointResponse<typeof getAvailablePromos>) =>
        response.available_promos.map(toUserPromo),
      providesTags: ['Promotions'],
    }),
    deleteUserPromo: build.mutation<void, UserPromo['couponId']>({
      query: (couponId) => ({ endpoint: deleteUserPromo, query: { coupon_id: couponId } }),
      transformResponse: () => undefined,
      invalidatesTags: ['Promotions'],
    }),
  }),
})

export const { useQuoteQuery, useLazyQuoteQuery, useUserPromosQuery, useDeleteUserPromoMutation } =
  promotionsApi

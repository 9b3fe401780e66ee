import { toProblem } from '@colada/client/api/problem'
import { nowInSeconds, type ServerClock } from '@colada/client/clock/use-seconds-left'
import {
  abandonPayment,
  addItems,
  answerIncident,
  changeDelivery,
  changePickup,
  createOrder,
  getOrder,
  getOrders,
  reserve,
  toOrder,
} from '@colada/domain/orders/contract'
import type { IncidentAnswer } from '@colada/domain/orders/incident'
import type { Order, OrderId } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import type { TimelineEvent } from '@colada/domain/orders/timeline'
import type { EndpointResponse, EndpointBody } from '@colada/domain/wire/endpoint'
import { api } from '../../platform/api/api.ts'

export interface OrderResponse extends ServerClock {
  readonly order: Order
  /** What happened to it, oldest first. */
  readonly events: readonly TimelineEvent[]
  /** Path of the calendar of its visits; empty without them. */
  readonly calendarUrl: string
}

export interface OrdersResponse extends ServerClock {
  /** Newest first. */
  readonly orders: readonly Order[]
}

/** The endpoints that create or change an order; all have the same request and response bodies (spec 001 §7). */
const orderEndpoints = { reserve, createOrder, addItems, changePickup, changeDelivery }
export type OrderEndpoint = keyof typeof orderEndpoints

export interface Reservation {
  readonly endpoint?: OrderEndpoint
  readonly body: EndpointBody<typeof reserve>
  /** The same for every retry of a request (trust 1). */
  readonly idempotencyKey: string
}

const toOrders = (response: EndpointResponse<typeof getOrders>): OrdersResponse => ({
  // Oldest first on the wire (spec 001 §7).
  orders: response.orders.map(toOrder).toReversed(),
  serverTime: response.server_time,
  receivedAt: nowInSeconds(),
})

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    reserve: build.mutation<Order, Reservation>({
      query: ({ endpoint = 'reserve', body, idempotencyKey }) => ({
        endpoint: orderEndpoints[endpoint],
        body,
        idempotencyKey,
      }),
      rawResponseSchema: reserve.response,
      transformResponse: (response: EndpointResponse<typeof reserve>) => toOrder(response.new_order),
      // Without a response the order may exist, so the list is fetched again (trust 1).
      invalidatesTags: (_, problem) => {
        if (!problem) return ['Orders', 'Order', 'Me', 'Promotions']
        return toProblem(problem).kind === 'refused' ? ['Prices'] : ['Orders', 'Order']
      },
    }),
    orders: build.query<OrdersResponse, void>({
      query: () => ({ endpoint: getOrders }),
      rawResponseSchema: getOrders.response,
      transformResponse: toOrders,
      providesTags: ['Orders'],
    }),
    /** Orders that wait for a payment, or have a change that does; newest first. */
    unpaidOrders: build.query<OrdersResponse, void>({
      query: () => ({ endpoint: getOrders, query: { unpaid: '1' } }),
      rawResponseSchema: getOrders.response,
      transformResponse: (response: EndpointResponse<typeof getOrders>) => {
        const found = toOrders(response)
        return { ...found, orders: found.orders.filter(isPayable) }
      },
      providesTags: ['Orders'],
    }),
    /** Cancels an unpaid order, or drops an unpaid change; the order afterwards may be paid instead. */
    abandonPayment: build.mutation<Order, OrderId>({
      query: (orderId) => ({ endpoint: abandonPayment, params: { orderId } }),
      rawResponseSchema: abandonPayment.response,
      transformResponse: (response: EndpointResponse<typeof abandonPayment>) => toOrder(response.orders[0]!),
      invalidatesTags: ['Orders', 'Order', 'Me', 'Promotions', 'Prices'],
    }),
    /** Has garments brought back uncleaned that were in the bag but not in the order. */
    answerIncident: build.mutation<Order, { orderId: OrderId; answer: IncidentAnswer }>({
      query: ({ orderId, answer }) => ({ endpoint: answerIncident, params: { orderId }, body: { answer } }),
      rawResponseSchema: answerIncident.response,
      transformResponse: (response: EndpointResponse<typeof answerIncident>) => toOrder(response.orders[0]!),
      // A refused answer means that the order has changed.
      invalidatesTags: ['Orders', 'Order'],
    }),
    order: build.query<OrderResponse, OrderId>({
      query: (orderId) => ({ endpoint: getOrder, params: { orderId } }),
      rawResponseSchema: getOrder.response,
      transformResponse: (response: EndpointResponse<typeof getOrder>) => {
        const [wire] = response.orders
        if (!wire) throw new Error('The API response has no order.')
        return {
          order: toOrder(wire),
          events: response.timeline ?? [],
          calendarUrl: response.calendar_url ?? '',
          serverTime: response.server_time,
          receivedAt: nowInSeconds(),
        }
      },
      providesTags: (_result, _problem, id) => [{ type: 'Order', id }],
    }),
  }),
})

export const {
  useReserveMutation,
  useAbandonPaymentMutation,
  useAnswerIncidentMutation,
  useOrdersQuery,
  useLazyOrdersQuery,
  useUnpaidOrdersQuery,
  useOrderQuery,
} = ordersApi

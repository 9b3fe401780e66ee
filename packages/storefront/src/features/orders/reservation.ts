import { fromCartLine } from '@colada/domain/cart/contract'
import type { reserve } from '@colada/domain/orders/contract'
import type { OrderId } from '@colada/domain/orders/order'
import type { ProcessType } from '@colada/domain/orders/process'
import { fromPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { PricedCartLine } from '../cart/priced-lines.ts'

interface ChosenLeg {
  readonly address: { readonly id: number } | null
  readonly slot: { readonly id: number } | null
  readonly visit: { readonly store: { readonly id: number } } | null
}

/** The fields of the legs: a store, or an address and a slot. */
function legFields({ pickup, delivery }: { readonly pickup: ChosenLeg; readonly delivery: ChosenLeg }) {
  const atAddress = ({ visit, address }: ChosenLeg) => (visit ? null : (address?.id ?? null))
  return {
    pickup_address_id: atAddress(pickup),
    pickup_time: pickup.slot?.id ?? null,
    pickup_store_id: pickup.visit?.store.id ?? null,
    delivery_address_id: atAddress(delivery),
    delivery_time: delivery.slot?.id ?? null,
    delivery_store_id: delivery.visit?.store.id ?? null,
  }
}

const unchangedLeg: ChosenLeg = { address: null, slot: null, visit: null }

/** The input of a reservation, as the customer sees it. */
export interface OrderInput {
  readonly quote: { readonly prices: Prices; readonly code: string }
  readonly items: readonly PricedCartLine[]
  readonly remarks: string
  readonly pickup: ChosenLeg
  readonly delivery: ChosenLeg
}

/** A purchase without transport: packs, or garments for an existing order. */
export interface PurchaseInput {
  readonly quote: { readonly prices: Prices; readonly code: string }
  readonly items: readonly Pick<PricedCartLine, 'line'>[]
  readonly processType: ProcessType
  readonly orderId: OrderId | null
  readonly solvesIncident: boolean
}

/** The body of `orders` for packs, and of `addItems`. */
export function toPurchase(purchase: PurchaseInput): EndpointBody<typeof reserve> {
  const { quote, items, processType, orderId, solvesIncident } = purchase
  return {
    prices: fromPrices(quote.prices),
    promo_code: quote.code,
    observaciones: '',
    process_type: processType,
    es_bono: orderId === null ? 1 : 0,
    ...legFields({ pickup: unchangedLeg, delivery: unchangedLeg }),
    solve_incident: solvesIncident ? 1 : 0,
    order_id: orderId,
    items: items.map(({ line }) => fromCartLine(line)),
  }
}

/** A leg of an existing order. */
interface MovedLeg extends ChosenLeg {
  readonly isEdited: boolean
}

export interface ChangeInput {
  readonly order: { readonly id: OrderId }
  readonly prices: Prices
  readonly legs: { readonly pickup: MovedLeg; readonly delivery: MovedLeg }
  readonly solvesIncident: boolean
}

/** The body of `changePickup` and `changeDelivery`; an unchanged leg is null. */
export function toChange({ order, prices, legs, solvesIncident }: ChangeInput): EndpointBody<typeof reserve> {
  const moved = (leg: MovedLeg) => (leg.isEdited ? leg : unchangedLeg)
  return {
    prices: fromPrices(prices),
    promo_code: '',
    observaciones: '',
    process_type: legs.pickup.isEdited ? 'change_pickup_to_order' : 'change_delivery_to_order',
    es_bono: 0,
    ...legFields({ pickup: moved(legs.pickup), delivery: moved(legs.delivery) }),
    solve_incident: solvesIncident ? 1 : 0,
    order_id: order.id,
    items: [],
  }
}

/** The body of `reserve`. It contains the prices that the customer saw, which the API compares (decisions: Money). */
export function toReservation(order: OrderInput): EndpointBody<typeof reserve> {
  const { quote, items, remarks } = order
  return {
    prices: fromPrices(quote.prices),
    promo_code: quote.code,
    observaciones: remarks.trim(),
    process_type: 'reserve_order',
    es_bono: 0,
    ...legFields(order),
    solve_incident: 0,
    items: items.map(({ line }) => fromCartLine(line)),
  }
}

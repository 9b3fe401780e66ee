import { fromCartLine } from '@colada/domain/cart/calls'
import type { reserve } from '@colada/domain/orders/calls'
import type { Prices } from '@colada/domain/orders/prices'
import { fromPrices } from '@colada/domain/promotions/calls'
import type { CallBody } from '@colada/domain/wire/call'
import type { OrderedLine } from './ordered-line.ts'

interface ChosenLeg {
  readonly address: { readonly id: number } | null
  readonly slot: { readonly id: number } | null
}

/** Everything that an order is made of, as the customer sees it. */
export interface OrderInput {
  readonly quote: { readonly prices: Prices; readonly code: string }
  readonly items: readonly OrderedLine[]
  readonly remarks: string
  /** Packs need no van. */
  readonly isVoucher: boolean
  readonly pickup: ChosenLeg
  readonly delivery: ChosenLeg
}

/** The body of `reserve`. What the customer saw is sent along to be compared (decisions: Money). */
export function toReservation(order: OrderInput): CallBody<typeof reserve> {
  const { quote, items, remarks, isVoucher, pickup, delivery } = order
  const leg = ({ address, slot }: ChosenLeg) =>
    isVoucher ? { address: null, time: null } : { address: address?.id ?? null, time: slot?.id ?? null }
  return {
    prices: fromPrices(quote.prices),
    promo_code: quote.code,
    observaciones: remarks.trim(),
    process_type: isVoucher ? 'new_order_bono' : 'reserve_order',
    es_bono: isVoucher ? 1 : 0,
    pickup_address_id: leg(pickup).address,
    pickup_time: leg(pickup).time,
    delivery_address_id: leg(delivery).address,
    delivery_time: leg(delivery).time,
    solve_incident: 0,
    items: items.map(({ line }) => fromCartLine(line)),
  }
}

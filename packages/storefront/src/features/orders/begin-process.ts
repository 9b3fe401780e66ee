import type { Cart } from '@colada/domain/cart/cart'
import { countGarments, emptyCart } from '@colada/domain/cart/cart-rules'
import type { OrderAction } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import type { ProcessType } from '@colada/domain/orders/process'
import type { RouteName } from '@colada/domain/routes/paths'
import type { ProcessState } from '../../platform/store/process-slice.ts'
import { getMovableLegs } from './change-rules.ts'

/** Actions on an existing order; each has a cart of its own. */
export type ProcessAction = Exclude<OrderAction, 'pay' | 'repeat' | 'report-incident'>

/** The process that an action starts, its cart, and the next route. */
export interface ProcessStart {
  readonly process: ProcessState
  readonly cart: Cart
  readonly next: Extract<RouteName, 'Category' | 'ChangeDates' | 'CheckoutDirect'>
}

/** The process that an action on an order starts (spec 000 §4, Process types and Cart and checkout). */
export function toProcessStart(order: Order, action: ProcessAction): ProcessStart {
  const process = (type: ProcessType, solvesIncident: boolean) => ({
    type,
    orderId: order.id,
    locator: order.locator,
    solvesIncident,
    refused: order.refusedCategories,
    garments: countGarments(order.items),
  })
  switch (action) {
    case 'add-items':
      return { process: process('add_items_to_order', false), cart: emptyCart, next: 'Category' }
    case 'solve-incident': {
      const lines = order.incidents.flatMap((incident) => incident.missingItems)
      return { process: process('add_items_to_order', true), cart: { lines }, next: 'CheckoutDirect' }
    }
    case 'change-dates':
    case 'change-return':
    case 'solve-absence': {
      const isPickup = getMovableLegs(order).pickup
      const type = isPickup ? 'change_pickup_to_order' : 'change_delivery_to_order'
      return { process: process(type, action === 'solve-absence'), cart: emptyCart, next: 'ChangeDates' }
    }
  }
}

/** The garments of an order as a cart. */
export function toCart(order: Pick<Order, 'items'>): Cart {
  return {
    lines: order.items.map(({ productId, quantity, measure }) => ({
      productId,
      quantity,
      ...(measure && { measure }),
    })),
  }
}

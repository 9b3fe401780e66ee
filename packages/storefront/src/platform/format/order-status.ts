import { getStatusName } from '@colada/domain/orders/actions'
import type { Order } from '@colada/domain/orders/order'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import type { LegPlace } from '@colada/domain/schedule/slot'
import type { Translate } from '../language/messages.ts'

/** Where the legs of an order take place. */
export interface LegPlaces {
  readonly pickup?: LegPlace | undefined
  readonly delivery?: LegPlace | undefined
}

export const placesOf = ({ pickups, deliveries }: Pick<Order, 'pickups' | 'deliveries'>): LegPlaces => ({
  pickup: pickups.at(-1)?.place,
  delivery: deliveries.at(-1)?.place,
})

/** The text of a status; unknown ones have a text of their own (spec 000 §4). Legs at stores have other texts. */
export function statusText(status: OrderStatus, t: Translate, { pickup, delivery }: LegPlaces = {}): string {
  if (pickup === 'store' && status === orderStatus.collected) return t('orders:status.received')
  if (delivery === 'store' && status === orderStatus.washed) return t('orders:status.ready')
  return t(`orders:status.${getStatusName(status) ?? 'undefined'}`)
}

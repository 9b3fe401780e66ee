import type { WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'

export type { WireOrder } from '@colada/domain/orders/contract'

/** A paid order on the wire; tests override fields. */
export const wireOrder: WireOrder = {
  id: 5,
  localizador: 'ABC1234',
  status: orderStatus.created,
  category_id: 2,
  type: 'normal',
  isB2B: '0',
  incidents: [],
  observaciones: '',
  precioPedido: 29.75,
  precioPedidoIVA: 5.16,
  precioItems: 15.85,
  precioTransporte: 13.9,
  precioDescuento: 0,
  precioIncidencias: 0,
  precioPendiente: 0,
  precioRecogida: 6.95,
  precioEntrega: 6.95,
  precioTransporteBase: 13.9,
  items: [
    {
      product_id: 1,
      qty: 1,
      price: 15.85,
      name: 'Camisa',
      category: 'Tintorería',
      category_id: 2,
      title: 'Camisa',
      eng_title: 'Shirt',
      img: '/pictures/products/1.svg',
      width: null,
      height: null,
    },
  ],
  pickup: [],
  delivery: [],
  requested_date: '2026-11-21',
  creation_time: 1_790_000_000,
  delivery_time: 0,
  payment_intent_type: 'reserve_order',
  can_repeat: false,
  can_report_incident: false,
  can_change_pickup: false,
  can_change_delivery: false,
  change_pickup_cost: 0,
  change_delivery_cost: 0,
  bono_promo_code: '',
  bono_max_uses: 0,
  bono_uses_left: 0,
  status_history: [],
  part_steps: [],
  pay_before: null,
  pending_change: null,
  pending_of_others: [],
  refused_categories: null,
  on_account: false,
  return_due: false,
}

/** A leg of an order that starts at an instant (epoch seconds). */
export function wireLeg(startsAt: number): WireOrder['pickup'][number] {
  return {
    address: 'Calle de Fuencarral 77, 28004 Madrid',
    address_id: 1,
    date: '2026-11-23',
    start: '09:00',
    end: '11:00',
    ut_start: startsAt,
    slot_id: null,
    place: 'address',
    store_id: null,
    store_name: '',
    bring_before: null,
  }
}

/** A leg at a store from an instant (epoch seconds) on. */
export function storeLeg(
  startsAt: number,
  more: Partial<WireOrder['pickup'][number]> = {},
): WireOrder['pickup'][number] {
  return {
    ...wireLeg(startsAt),
    address: 'Madrid Tetuán, Calle de Bravo Murillo, 257, 28020 Madrid',
    address_id: null,
    slot_id: null,
    start: '07:00',
    end: '23:00',
    place: 'store',
    store_id: 46,
    store_name: 'Madrid Tetuán',
    ...more,
  }
}

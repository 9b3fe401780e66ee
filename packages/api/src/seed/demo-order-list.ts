import type { WireCartItem } from '@colada/domain/cart/contract'
import { orderStatus, type OrderStatus } from '@colada/domain/orders/status'
import { absenceWords } from '../orders/incident-words.ts'

/** An order of the demo: what, when (days from today), and how far it got. */
export interface DemoOrder {
  readonly status: OrderStatus
  readonly items: readonly WireCartItem[]
  readonly van?: { readonly pickupIn: number; readonly deliveryIn: number; readonly at: string }
  readonly remarks?: string
  readonly incident?: {
    readonly kind: 'absence' | 'garments'
    readonly descriptionEs: string
    readonly descriptionEn: string
    readonly missingItems?: WireCartItem[]
  }
}

const { created, pendingPayment, absentAtPickup, collected, washing, incident } = orderStatus
const { washed, outForDelivery, absentAtDelivery, delivered, cancelled, error } = orderStatus

const absence = {
  kind: 'absence',
  descriptionEs: absenceWords.es,
  descriptionEn: absenceWords.en,
} as const

const toTheWash = [pendingPayment, created, collected, washing]

/** The statuses an order passes on its way to one, itself included. */
export function stepsTo(status: OrderStatus): readonly OrderStatus[] {
  const ways: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
    [pendingPayment]: [pendingPayment],
    [created]: [pendingPayment, created],
    [absentAtPickup]: [pendingPayment, created, absentAtPickup],
    [collected]: [pendingPayment, created, collected],
    [washing]: toTheWash,
    [incident]: [...toTheWash, incident],
    [washed]: [...toTheWash, washed],
    [outForDelivery]: [...toTheWash, washed, outForDelivery],
    [absentAtDelivery]: [...toTheWash, washed, outForDelivery, absentAtDelivery],
    [delivered]: [...toTheWash, washed, outForDelivery, delivered],
    [cancelled]: [pendingPayment, cancelled],
    [error]: [pendingPayment, error],
  }
  return ways[status] ?? [status]
}

/** Oldest first. Products are best sellers of the catalogue, whose ids are fixed (decisions: Catalogue seed). */
export const demoOrders: readonly DemoOrder[] = [
  {
    status: delivered,
    items: [{ product_id: 1, qty: 3 }],
    van: { pickupIn: -24, deliveryIn: -21, at: '09:00' },
  },
  {
    status: cancelled,
    items: [{ product_id: 2, qty: 1 }],
    van: { pickupIn: -18, deliveryIn: -15, at: '17:00' },
  },
  {
    status: error,
    items: [{ product_id: 3, qty: 2 }],
    van: { pickupIn: -12, deliveryIn: -9, at: '11:00' },
  },
  { status: created, items: [{ product_id: 701, qty: 1 }] },
  {
    status: absentAtDelivery,
    items: [{ product_id: 29, qty: 1 }],
    van: { pickupIn: -5, deliveryIn: -1, at: '19:00' },
    incident: absence,
  },
  {
    status: outForDelivery,
    items: [{ product_id: 78, qty: 2 }],
    van: { pickupIn: -4, deliveryIn: 0, at: '21:00' },
  },
  {
    status: washed,
    items: [
      { product_id: 1, qty: 2 },
      { product_id: 107, qty: 1 },
      { product_id: 300, qty: 1, width: 160, height: 230 },
    ],
    van: { pickupIn: -16, deliveryIn: 1, at: '09:00' },
    remarks: 'La alfombra tiene una mancha de vino en una esquina.',
  },
  {
    status: incident,
    items: [{ product_id: 1, qty: 4 }],
    van: { pickupIn: -2, deliveryIn: 2, at: '17:00' },
    incident: {
      kind: 'garments',
      descriptionEs: 'Recogimos cuatro prendas de las cinco anunciadas en la nota. Confirma si falta alguna.',
      descriptionEn:
        'We collected four of the five garments named in the note. Please tell us if one is missing.',
      missingItems: [{ product_id: 1, qty: 1 }],
    },
  },
  {
    status: washing,
    items: [{ product_id: 2, qty: 2 }],
    van: { pickupIn: -1, deliveryIn: 3, at: '09:00' },
  },
  {
    status: collected,
    items: [{ product_id: 3, qty: 1 }],
    van: { pickupIn: -1, deliveryIn: 4, at: '19:00' },
  },
  {
    status: absentAtPickup,
    items: [{ product_id: 1, qty: 1 }],
    van: { pickupIn: -1, deliveryIn: 3, at: '11:00' },
    incident: absence,
  },
  {
    status: created,
    items: [{ product_id: 78, qty: 1 }],
    van: { pickupIn: 2, deliveryIn: 5, at: '17:00' },
    remarks: 'Por favor, llamad al portero.',
  },
  {
    status: pendingPayment,
    items: [{ product_id: 29, qty: 1 }],
    van: { pickupIn: 3, deliveryIn: 6, at: '09:00' },
  },
]

import type { OrderRecord } from '#api/orders/service.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const address = 'Calle de la Princesa, 25, 3.º B, 28008 Madrid'

const order: OrderRecord['order'] = {
  id: 7,
  locator: 'K7M2QPX',
  userId: 3,
  storeId: null,
  version: 1,
  status: 0,
  categoryId: 1,
  kind: 'normal',
  isBusiness: false,
  isOnAccount: false,
  language: 'es',
  processType: 'reserve_order',
  remarks: '',
  items: 2485,
  pickup: 695,
  delivery: 695,
  transport: 1390,
  baseTransport: 1390,
  incidents: 0,
  itemsDiscount: 0,
  pickupDiscount: 0,
  deliveryDiscount: 0,
  transportDiscount: 0,
  discount: 0,
  itemsVat: 431,
  transportVat: 241,
  total: 3875,
  paid: 3875,
  refunded: 0,
  refundsTotal: 0,
  withdrawn: 0,
  cancelledFault: null,
  isReturnDue: false,
  returnedAt: null,
  contentHash: '',
  createdAt: at('23T09:15'),
  payBefore: null,
  claimedUntil: null,
}

const leg = {
  orderId: order.id,
  addressId: 1,
  address,
  startTime: '09:00',
  endTime: '11:00',
  releasedAt: null,
}

type Item = OrderRecord['items'][number]

const item = (id: number, changes: Partial<Item>): Item => ({
  id,
  orderId: order.id,
  productId: id,
  categoryId: 1,
  quantity: 1,
  width: null,
  height: null,
  price: 1695,
  lineTotal: 1695,
  nameEs: 'Traje de dos piezas',
  nameEn: 'Two-piece suit',
  categoryEs: 'Tintorería',
  categoryEn: 'Dry cleaning',
  ...changes,
})

const shirts = { nameEs: 'Camisa lavada y planchada', nameEn: 'Shirt, washed and ironed' }

const atHome = { place: 'address', storeId: null } as const

/** An order of two shirts and a suit: 24.85, with transport 38.75, of which 6.72 are VAT. */
export function orderRecord(changes: Partial<OrderRecord['order']> = {}): OrderRecord {
  return {
    order: { ...order, ...changes },
    items: [item(1, { quantity: 2, price: 395, lineTotal: 790, ...shirts }), item(2, {})],
    legs: [
      { ...leg, ...atHome, id: 1, leg: 'pickup', slotId: 1, date: '2026-11-24', startsAt: at('24T08:00') },
      { ...leg, ...atHome, id: 2, leg: 'delivery', slotId: 2, date: '2026-11-26', startsAt: at('26T08:00') },
    ],
    steps: [
      {
        id: 1,
        orderId: order.id,
        categoryId: null,
        status: 0,
        at: at('23T09:20'),
        actorKind: 'customer',
        actorId: 3,
        reason: null,
      },
    ],
    partSteps: [],
    incidents: [],
    change: null,
  }
}

/** The same with a number of different lines, each with a name of more than one line. */
export function largeOrderRecord(lines: number): OrderRecord {
  const name =
    'Funda nórdica reversible de algodón orgánico con botones de nácar, cama de 180 cm y dos fundas de almohada'
  return {
    ...orderRecord({ items: 1695 * lines, total: 1695 * lines + 1390, paid: 0 }),
    items: Array.from({ length: lines }, (_, id) =>
      item(id + 1, { nameEs: `${name} (${id + 1})`, width: 240, height: 170 }),
    ),
  }
}

export const customer = {
  id: 1,
  firstName: 'Beatriz',
  lastName: 'Ibáñez de la Fuente',
  email: 'beatriz@example.com',
  phone: '+34612345678',
  language: 'es',
  businessName: '',
  taxId: '',
} as const

export const issuer = {
  name: 'Colada Lavandería a Domicilio, S.L.',
  taxId: 'B86987658',
  address: 'Calle de Leganitos, 43, 28013 Madrid',
}

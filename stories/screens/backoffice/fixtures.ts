import type { WireOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import type { WireLock, wireStaff } from '@colada/domain/staff/contract'
import type { findCustomers, openCustomer } from '@colada/domain/staff/customers-contract'
import type { getStaffOrder, WireListedOrder } from '@colada/domain/staff/orders-contract'
import type { Role } from '@colada/domain/wire/access'
import type { EndpointResponse } from '@colada/domain/wire/endpoint'
import type * as z from 'zod/mini'
import { addresses } from '../fixtures/customer.ts'
import { ordersOfAllStatuses, voucherOrder } from '../fixtures/orders.ts'
import { wallet } from '../fixtures/profile.ts'
import { hours, minutes } from '../fixtures/time.ts'

const names: Readonly<Record<Role, string>> = {
  counter: 'Carmen Ortega',
  driver: 'Diego Romero',
  operations: 'Olga Prieto',
}

/** The lock of a session that is open and does not lock by itself. */
export const unlocked: WireLock = { is_locked: 0, seconds_left: null, tries_left: 5, has_pin: 1 }

/** A staff member of one role; the one at the counter works at a store. */
export const memberOf = (role: Role): z.infer<typeof wireStaff> => ({
  id: 1,
  name: names[role],
  email: `${role}@colada.example`,
  roles: [role],
  is_owner: 0,
  store_id: role === 'counter' ? 36 : null,
})

const customer = {
  name: 'Lucía Martín Sanz',
  email: 'lucia@example.com',
  phone: '+34600111222',
  language: 'es',
  business_name: '',
} as const

const company = {
  name: 'Marta Gil',
  email: 'marta@hostal.example',
  phone: '+34910000111',
  language: 'en',
  business_name: 'Hostal La Encina, S. L.',
} as const

const listedLeg = ([leg]: WireOrder['pickup']) =>
  leg ? { date: leg.date, start: leg.start, end: leg.end, store_id: leg.store_id } : null

function listed(order: WireOrder, isBusiness: boolean): WireListedOrder {
  return {
    localizador: order.localizador,
    status: order.status,
    created_at: order.creation_time,
    customer: isBusiness ? company : customer,
    is_business: isBusiness,
    zone: order.delivery.length > 0 ? 'madrid' : null,
    pickup: listedLeg(order.pickup),
    delivery: listedLeg(order.delivery),
    precio: order.precioPedido,
    precio_pendiente: order.precioPendiente,
    has_incident: order.incidents.length > 0,
  }
}

/** An order of each status, one of them of a company, and a voucher without hours. */
export const listedOrders: readonly WireListedOrder[] = [
  ...ordersOfAllStatuses.map((order) => listed(order, order.status === orderStatus.washing)),
  listed(voucherOrder, false),
]

/** A private customer as the counter has opened her, with a voucher and orders. */
export const openedCustomer: Omit<EndpointResponse<typeof openCustomer>, 'status'> = {
  customer: {
    id: 7,
    first_name: 'Lucía',
    last_name: 'Martín Sanz',
    email: customer.email,
    phone: customer.phone,
    lang: 'es',
    isB2B: '0',
    business_name: '',
    on_account: 0,
  },
  addresses: [...addresses],
  orders: listedOrders.filter(({ is_business }) => !is_business).slice(0, 5),
  favourites: [],
  wallet: [...wallet],
}

/** A company without e-mail address, addresses and orders. */
export const openedCompany: typeof openedCustomer = {
  customer: {
    ...openedCustomer.customer,
    id: 8,
    first_name: 'Marta',
    last_name: 'Gil',
    email: '',
    phone: company.phone,
    lang: 'en',
    isB2B: '1',
    business_name: company.business_name,
    on_account: 1,
  },
  addresses: [],
  orders: [],
  favourites: [],
  wallet: [],
}

/** Customers and an order that the finder returns. */
export const found: Omit<EndpointResponse<typeof findCustomers>, 'status'> = {
  customers: [
    { id: 7, name: customer.name, email: customer.email, phone: customer.phone, business_name: '' },
    { id: 9, name: 'Lucía Peña', email: '', phone: '+34655102030', business_name: '' },
    {
      id: 8,
      name: company.name,
      email: company.email,
      phone: company.phone,
      business_name: company.business_name,
    },
  ],
  orders: listedOrders.slice(0, 1),
}

/** The order with missing garments: all parts of the screen have content. */
const withIncident = ordersOfAllStatuses.find(({ status }) => status === orderStatus.incident)!

type Detail = Omit<EndpointResponse<typeof getStaffOrder>, 'status'>

/** Everything of an order with an incident, as operations sees it. */
export const incidentDetail: Detail = {
  order: { ...withIncident, observaciones: 'El telefonillo no funciona: llamad al móvil.' },
  version: 4,
  allowed: [20, 30, 40, 60, 99],
  cancellation: {
    refund: withIncident.precioPedido - 13.9,
    refund_by_shop: withIncident.precioPedido,
    return_due: true,
  },
  zone: 'madrid',
  storage: null,
  customer,
  timeline: withIncident.status_history.map(({ status, time }, position) => ({
    kind: 'status',
    status,
    at: time,
    actor:
      position === 0
        ? { kind: 'customer', name: '' }
        : position === 1
          ? { kind: 'system', name: '' }
          : { kind: 'shop', name: names.operations },
    text: '',
    reason: null,
  })),
  incidents: withIncident.incidents.map(({ description }) => ({
    description,
    created_at: withIncident.creation_time + 30 * hours,
    solved_at: null,
  })),
  ledger: [
    {
      kind: 'payment',
      provider: 'card',
      card: { brand: 'visa', last4: '4242' },
      amount: withIncident.precioPedido,
      status: 'succeeded',
      reason: null,
      created_at: withIncident.creation_time,
      done_at: withIncident.creation_time + 2 * minutes,
    },
    {
      kind: 'refund',
      provider: 'card',
      card: { brand: 'visa', last4: '4242' },
      amount: 3,
      status: 'waiting',
      reason: null,
      created_at: withIncident.creation_time + 40 * hours,
      done_at: null,
    },
  ],
  mails: [
    {
      kind: 'order-confirmation',
      status: 'sent',
      created_at: withIncident.creation_time,
      sent_at: withIncident.creation_time + 3 * minutes,
    },
    {
      kind: 'order-progress',
      status: 'waiting',
      created_at: withIncident.creation_time + 30 * hours,
      sent_at: null,
    },
  ],
}

/** A voucher: neither hours nor payments nor mails. */
export const voucherDetail: Detail = {
  order: voucherOrder,
  version: 2,
  allowed: [],
  cancellation: null,
  zone: null,
  storage: null,
  customer: company,
  timeline: [
    {
      kind: 'status',
      status: voucherOrder.status,
      at: voucherOrder.creation_time,
      actor: null,
      text: '',
      reason: null,
    },
  ],
  incidents: [],
  ledger: [],
  mails: [],
}

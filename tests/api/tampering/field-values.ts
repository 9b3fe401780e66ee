import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { validAddress, passwordDigest, validRegistration, testPassword } from '../support/test-api.ts'
import type { CustomerData, TamperingFixture } from './fixture.ts'

/** Fields of a request made so far; some follow from others. */
type Draft = Record<string, unknown>

/** What the wire's word stands for, so that requests can be made from nothing but a call's schema. */
interface Word {
  /** A value that is in order; without one, only calls that can do without the field are sent. */
  readonly sound?: (world: TamperingFixture, draft: Draft) => unknown
  /** The same kind of thing, of the other customer: the word names what belongs to somebody. */
  readonly theirs?: (world: TamperingFixture) => unknown
  /** One that nobody has. */
  readonly nobodys?: unknown
}

const value = (fixed: unknown): Word => ({ sound: () => fixed })

/** A word that names what belongs to somebody. */
function owned(of: (belongings: CustomerData) => unknown, nobodys: unknown = 9_999_999): Word {
  return { sound: ({ mine }) => of(mine), theirs: ({ theirs }) => of(theirs), nobodys }
}

const registration = validRegistration('')
const address = validAddress()

/** By name of the field, or of call and field where they differ. A new field needs its word here. */
const words: Readonly<Record<string, Word>> = {
  user_id: owned(({ userId }) => userId),
  order_id: owned(({ paidOrderId }) => paidOrderId),
  orderId: owned(({ paidOrderId }) => paidOrderId),
  'createIntent.order_id': owned(({ unpaidOrderId }) => unpaidOrderId),
  'createPayPalOrder.order_id': owned(({ unpaidOrderId }) => unpaidOrderId),
  'changeDelivery.order_id': owned(({ missedOrderId }) => missedOrderId),
  'capturePayPalOrder.id': owned(({ paypalId }) => paypalId, 'NOBODYS'),
  pickup_address_id: owned(({ addressId }) => addressId),
  delivery_address_id: owned(({ addressId }) => addressId),
  'updateAddress.id': owned(({ addressId }) => addressId),
  'deleteAddress.id': owned(({ addressId }) => addressId),
  'deleteCard.id': owned(({ cardId }) => cardId, 'pm_nobodys'),
  payment_method_id: owned(({ cardId }) => cardId, 'pm_nobodys'),
  'releaseHold.id': owned(({ holdId }) => holdId),
  coupon_id: owned(({ coupon }) => coupon.id),
  promo_code: owned(({ coupon }) => coupon.code, 'NOBODYS'),
  locator: { sound: ({ mine }) => mine.locator },

  items: { sound: ({ order }) => order.items },
  cart: { sound: ({ order }) => order.items },
  prices: { sound: ({ order }) => order.prices },
  pickup_time: { sound: ({ order }) => order.pickup_time },
  delivery_time: { sound: ({ order }) => order.delivery_time },
  category_id: value(2),
  'createOrder.items': { sound: ({ packs }) => packs.items },
  'createOrder.prices': { sound: ({ packs }) => packs.prices },
  'createOrder.process_type': value('new_order_bono'),
  'createOrder.pickup_time': value(null),
  'createOrder.delivery_time': value(null),
  'addItems.items': { sound: ({ added }) => added.items },
  'addItems.prices': { sound: ({ added }) => added.prices },
  'changePickup.pickup_time': { sound: ({ newPickup }) => newPickup.pickup_time },
  'changePickup.prices': { sound: ({ newPickup }) => newPickup.prices },
  'changeDelivery.delivery_time': { sound: ({ newDelivery }) => newDelivery.delivery_time },
  'changeDelivery.prices': { sound: ({ newDelivery }) => newDelivery.prices },
  'moveOrder.status': value(10),
  'checkCoupon.no_shipping': value(1),

  email: { sound: () => `${randomUUID()}@example.com` },
  'login.email': { sound: ({ mine }) => mine.email },
  email_confirmation: { sound: (_, draft) => draft['email'] },
  password: value(passwordDigest(testPassword)),
  'register.aceptarTyC': value(1),
  first_name: value(registration.first_name),
  last_name: value(registration.last_name),
  phone: value(registration.phone),
  cp: value(address['cp']),
  alias: value(address['alias']),
  address_line1: value(address['address_line1']),
  address_line2: value(address['address_line2']),
  city: value(address['city']),
}

/** Ids that name nobody's things. */
const sharedIds = ['product_id', 'category_id', 'source_id', 'lavanderia_id', 'admin_id']

/** The word of a call's field, if it has one. */
export function valuesOf(call: Endpoint, field: string): Word | undefined {
  return words[`${call.name}.${field}`] ?? words[field]
}

/** Whether a call asks for a field although its schema can do without it. */
export function isRequired(call: Endpoint, field: string): boolean {
  return Object.hasOwn(words, `${call.name}.${field}`)
}

/** Whether a field names something that may belong to a customer. */
export function isOwnedId(field: string): boolean {
  return /(^|_)ids?$|Ids?$/.test(field) && !sharedIds.includes(field)
}

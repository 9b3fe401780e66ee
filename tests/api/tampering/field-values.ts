import { randomInt, randomUUID } from 'node:crypto'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { validAddress, passwordDigest, validRegistration, testPassword } from '../support/test-api.ts'
import type { CustomerData, TamperingFixture } from './fixture.ts'

/** The fields generated so far; some depend on others. */
type Draft = Record<string, unknown>

/** Values of a wire field, so that requests can be generated from an endpoint's schema. */
interface FieldValues {
  /** Returns a valid value; without one, the field must be optional. */
  readonly valid?: (fixture: TamperingFixture, draft: Draft) => unknown
  /** Returns the other customer's value, for fields that identify a customer's data. */
  readonly victim?: (fixture: TamperingFixture) => unknown
  /** An unknown id. */
  readonly unknownId?: unknown
}

const value = (fixed: unknown): FieldValues => ({ valid: () => fixed })

/** Values of a field that identifies a customer's data. */
function owned(of: (belongings: CustomerData) => unknown, unknownId: unknown = 9_999_999): FieldValues {
  return { valid: ({ attacker }) => of(attacker), victim: ({ victim }) => of(victim), unknownId }
}

const registration = validRegistration('')
const address = validAddress()

/** By field, or by endpoint and field where they differ. A new field needs an entry here. */
const fieldValues: Readonly<Record<string, FieldValues>> = {
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
  'deleteUser.id': owned(({ userId }) => userId),
  'deleteAddress.id': owned(({ spareAddressId }) => spareAddressId),
  'deleteCard.id': owned(({ cardId }) => cardId, 'pm_nobodys'),
  payment_method_id: owned(({ cardId }) => cardId, 'pm_nobodys'),
  'deletePasskey.id': owned(({ passkeyId }) => passkeyId),
  'deleteStaffPasskey.id': { valid: ({ staffPasskeyId }) => staffPasskeyId },
  challenge_id: owned(({ challengeId }) => challengeId),
  // A valid one can be used only once.
  credential: value({ id: 'unknown' }),
  answer: value('return'),
  'releaseHold.id': owned(({ holdId }) => holdId),
  coupon_id: owned(({ coupon }) => coupon.id),
  promo_code: owned(({ coupon }) => coupon.code, 'NOBODYS'),
  'getOrderCalendar.locator': owned(({ locator }) => locator, 'NOBODYS'),
  'getInvoiceFile.invoiceId': owned(({ invoiceId }) => invoiceId),
  'getReceipt.locator': owned(({ locator }) => locator, 'NOBODYS'),
  locator: { valid: ({ attacker }) => attacker.locator },

  items: { valid: ({ order }) => order.items },
  cart: { valid: ({ order }) => order.items },
  prices: { valid: ({ order }) => order.prices },
  pickup_time: { valid: ({ order }) => order.pickup_time },
  delivery_time: { valid: ({ order }) => order.delivery_time },
  // The legs are by van.
  pickup_store_id: value(null),
  delivery_store_id: value(null),
  // Optional in the schemas, since a leg may be at a store.
  'getDeliveries.pickup_time': { valid: ({ order }) => order.pickup_time },
  'holdSlots.pickup_time': { valid: ({ order }) => order.pickup_time },
  'holdSlots.delivery_time': { valid: ({ order }) => order.delivery_time },
  'holdSlots.pickup_address_id': owned(({ addressId }) => addressId),
  'holdSlots.delivery_address_id': owned(({ addressId }) => addressId),
  category_id: value(2),
  events: value([{ name: 'page', route: 'Home', lang: 'es' }]),
  'createOrder.items': { valid: ({ packs }) => packs.items },
  'createOrder.prices': { valid: ({ packs }) => packs.prices },
  'createOrder.process_type': value('new_order_bono'),
  'createOrder.pickup_time': value(null),
  'createOrder.delivery_time': value(null),
  'addItems.items': { valid: ({ added }) => added.items },
  'addItems.prices': { valid: ({ added }) => added.prices },
  'changePickup.pickup_time': { valid: ({ newPickup }) => newPickup.pickup_time },
  'changePickup.prices': { valid: ({ newPickup }) => newPickup.prices },
  'changeDelivery.delivery_time': { valid: ({ newDelivery }) => newDelivery.delivery_time },
  'changeDelivery.prices': { valid: ({ newDelivery }) => newDelivery.prices },
  'moveOrder.status': value(10),
  'checkCoupon.no_shipping': value(1),
  'createWithdrawal.name': value('Ana Núñez'),
  'createWithdrawal.locator': { valid: ({ attacker }) => attacker.locator },
  'createWithdrawal.email': value('ana@example.com'),
  // Unknown: nobody has withdrawn from an order before `createWithdrawal`.
  'getWithdrawal.id': value(1),
  'decideWithdrawal.id': value(1),
  decision: value('refuse'),
  'decideWithdrawal.reason': value('El servicio ya está hecho.'),
  'moveStaffOrder.status': value(10),
  'moveReturn.store_id': value(36),
  version: value(1),
  // Unknown: there is no price list.
  priceListId: value(9_999_999),
  'addPriceList.name': value('Hoteles'),
  'updatePriceList.name': value('Hoteles'),
  'updatePriceList.prices': value([{ product_id: 1, price: 3 }]),
  archived: value(false),
  price_list_id: value(null),
  'createClaim.order_id': owned(({ missedOrderId }) => String(missedOrderId), '9999999'),
  'createClaim.kind': value('damaged'),
  'createClaim.garments': value('[{"product_id":1,"quantity":1,"value":60,"age_months":6}]'),
  'createClaim.message': value('Falta un botón.'),
  // Unknown: nobody has a claim.
  ...Object.fromEntries(
    ['answerClaim', 'getStaffClaim', 'updateStaffClaim'].map((call) => [`${call}.id`, value(1)]),
  ),
  'answerClaim.answer': value('dispute'),
  'updateStaffClaim.action': value('search'),
  till: value(1),
  pin: value(passwordDigest(testPassword)),
  'setStaffPin.pin': value('4826'),
  float: value({ '100': 50 }),
  // What is in the drawer after `openDrawer` and `addDrawerMovement`.
  counted: value({ '100': 55 }),
  method: value('cash'),
  invoiceId: { valid: ({ attacker }) => attacker.invoiceId },
  'requestInvoice.name': value('Ana Núñez'),
  'requestInvoice.address': value('Calle Mayor, 1, 28013 Madrid'),
  'rectifyInvoice.name': value('Ana Núñez'),
  'rectifyInvoice.address': value('Calle Mayor, 1, 28013 Madrid'),
  'rectifyInvoice.reason': value('Nombre sin acento'),
  'correctInvoiceRecord.name': value('Ana Núñez'),
  'correctInvoiceRecord.reason': value('Nombre sin acento'),
  series: value('FS-2026'),
  before: value(1_000_000),
  'addDrawerMovement.kind': value('paid_in'),
  'addDrawerMovement.amount': value(5),
  'addDrawerMovement.reason': value('Cambio'),
  'giveGoodwill.amount': value(5),
  'giveGoodwill.method': value('credit'),
  'giveGoodwill.reason': value('Faltaba un botón.'),
  // Unknown: nobody has a drawer or a refund of a counter.
  ...Object.fromEntries(
    ['addDrawerMovement', 'closeDrawer', 'approveDrawer', 'payOutRefund'].map((call) => [
      `${call}.id`,
      value(1),
    ]),
  ),

  // The account of a company; the customers of these tests are none.
  userId: value(9_999_998),
  wanted_limit: value(500),
  contact: value('Ana, administración'),
  month: value('2026-10'),
  'decideBusiness.state': value('approved'),
  limit: value(500),
  terms_days: value(30),
  'addBusinessPayment.amount': value(115.8),
  paid_on: value('2026-11-20'),
  reference: value('TR 118'),

  email: { valid: () => `${randomUUID()}@example.com` },
  'login.email': { valid: ({ attacker }) => attacker.email },
  // Optional in the schema, since a link of store mode replaces it.
  'login.password': value(passwordDigest(testPassword)),
  'createStoreLink.email': { valid: ({ attacker }) => attacker.email },
  email_confirmation: { valid: (_, draft) => draft['email'] },
  password: value(passwordDigest(testPassword)),
  // Optional in the schema, since it is left out in store mode.
  'register.password': value(passwordDigest(testPassword)),
  'registerBusiness.password': value(passwordDigest(testPassword)),
  'register.aceptarTyC': value(1),
  ...Object.fromEntries(
    ['sendMessage', 'sendBusinessMessage'].flatMap((call) => [
      [`${call}.name`, value('Ana Núñez')],
      [`${call}.email`, value('ana@example.com')],
      [`${call}.phone`, value(registration.phone)],
      [`${call}.cp`, value('28013')],
      [`${call}.subject`, value('Una pregunta')],
      [`${call}.message`, value('¿Laváis manteles?')],
      [`${call}.aceptarTyC`, value('1')],
    ]),
  ),
  first_name: value(registration.first_name),
  last_name: value(registration.last_name),
  phone: value(registration.phone),
  full_name: value('Ana Núñez'),
  q: value('Ana Núñez'),
  'openCustomer.email': { valid: ({ attacker }) => attacker.email },
  'createCustomer.email': { valid: () => `${randomUUID()}@example.com` },
  'createCustomer.phone': { valid: () => `+34${randomInt(600_000_000, 700_000_000)}` },
  'createCustomer.aceptarTyC': value(1),
  'registerBusiness.aceptarTyC': value(1),
  'registerGuest.aceptarTyC': value(1),
  'endSession.id': owned(({ otherSessionId }) => otherSessionId),
  // Unknown to the API: a valid one can be used only once.
  token: value('unknown'),
  // Unknown to Facebook.
  access_token: value('unknown'),
  'confirmStaffLogin.challenge': value('unknown'),
  'confirmStaffLogin.code': value('000000'),
  old_password: value(passwordDigest('not the password')),
  new_password: value(passwordDigest('otra buena contraseña')),
  repeat_new_password: value(passwordDigest('otra buena contraseña')),
  'updateMe.birth_date': value('1984-05-24'),
  gender: value('female'),
  lang: value('en'),
  mail: value(0),
  business_name: value('Hostal Les Corts, S. L.'),
  cif: value('B63000012'),
  bill_address: value('Carrer de Numància, 112'),
  bill_location: value('08029 Barcelona'),
  'setNotifications.newsletter': value(1),
  'setNotifications.referrals': value({ mail: 0 }),
  cp: value(address['cp']),
  alias: value(address['alias']),
  address_line1: value(address['address_line1']),
  address_line2: value(address['address_line2']),
  city: value(address['city']),
}

/** Ids of shared data. */
const sharedIds = [
  'product_id',
  'category_id',
  'source_id',
  'lavanderia_id',
  'admin_id',
  'store_id',
  'drawer_id',
  'pickup_store_id',
  'delivery_store_id',
]

/** Returns the values of an endpoint's field, if any. */
export function valuesOf(call: Endpoint, field: string): FieldValues | undefined {
  return fieldValues[`${call.name}.${field}`] ?? fieldValues[field]
}

/** Whether an optional field is part of generated requests. */
export function isRequired(call: Endpoint, field: string): boolean {
  return Object.hasOwn(fieldValues, `${call.name}.${field}`)
}

/** Whether a field may identify a customer's data. */
export function isOwnedId(field: string): boolean {
  return /(^|_)ids?$|Ids?$/.test(field) && !sharedIds.includes(field)
}

import { randomUUID } from 'node:crypto'
import { createAddress } from '@colada/domain/account/address-contract'
import { login } from '@colada/domain/account/contract'
import { getPasskeyOptions } from '@colada/domain/account/passkey-contract'
import { downloadMyData, getMyData } from '@colada/domain/account/personal-data-contract'
import { getSessions } from '@colada/domain/account/session-contract'
import { allEndpoints } from '@colada/domain/all-endpoints'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { getOrderInvoices } from '@colada/domain/invoices/contract'
import { addItems, changeDelivery, changePickup } from '@colada/domain/orders/contract'
import { createIntent, createPayPalOrder, getCards } from '@colada/domain/payment/contract'
import { holdSlots } from '@colada/domain/schedule/contract'
import { roles } from '@colada/domain/wire/access'
import type { Endpoint } from '@colada/domain/wire/endpoint'
import { vi } from 'vitest'
import { runTransaction } from '#api/database/connection.ts'
import { settle } from '#api/payment/settle.ts'
import { coupons } from '#api/promotions/tables.ts'
import { slots } from '#api/schedule/tables.ts'
import { findMemberByEmail, insertPasskey } from '#api/staff/repository.ts'
import { freeDeliveries, freePickups, moveTo, fetchChangePrices } from '../orders/order-changes.ts'
import {
  homeAddresses,
  checkout,
  createShoppers,
  placeOrder,
  fetchPrices,
  type Shopper,
} from '../orders/shopper.ts'
import type { PaymentApi } from '../payment/payment-api.ts'
import { registerPasskey } from '../support/authenticator.ts'
import { createStaff, logInStaff } from '../support/staff.ts'
import { endpointUrl, passwordDigest, testPassword, validAddress } from '../support/test-api.ts'

// These tests send hundreds of requests.
vi.setConfig({ testTimeout: 180_000 })

/** A customer's data, which other customers must not reach. */
export interface CustomerData extends Shopper {
  readonly spareAddressId: number
  /** Unpaid. */
  readonly unpaidOrderId: number
  /** Paid, with a pickup in a few hours. */
  readonly paidOrderId: number
  /** Of the paid order. */
  readonly invoiceId: number
  /** With an absence at the delivery. */
  readonly missedOrderId: number
  readonly locator: string
  readonly cardId: string
  readonly holdId: number
  /** Of another device. */
  readonly otherSessionId: number
  readonly passkeyId: number
  /** Of a passkey that is not yet added. */
  readonly challengeId: number
  /** PayPal's id of an approved payment of another order. */
  readonly paypalId: string
  readonly coupon: { readonly id: number; readonly code: string }
}

/** The tampering customer, and the customer whose data is the target. */
export interface TamperingFixture {
  readonly api: PaymentApi
  readonly attacker: CustomerData
  readonly victim: CustomerData
  /** Of a staff member with all roles. */
  readonly staffSession: string
  readonly staffPasskeyId: number
  /** The checkout's request body of the tampering customer. */
  readonly order: Awaited<ReturnType<typeof checkout>>
  /** Packs and their prices. */
  readonly packs: { readonly items: readonly WireCartItem[]; readonly prices: Prices }
  // Changes of the customer's orders. They are not free, so they stay open until they are given up.
  readonly added: { readonly items: readonly WireCartItem[]; readonly prices: Prices }
  readonly newPickup: { readonly pickup_time: number; readonly prices: Prices }
  readonly newDelivery: { readonly delivery_time: number; readonly prices: Prices }
}

type Prices = Record<string, number>

export async function createFixture(api: PaymentApi): Promise<TamperingFixture> {
  // All fixtures use the same slots.
  await api.db.update(slots).set({ capacity: 1000 })
  const [other] = await createShoppers(api, 1)
  return createAttackerOf(api, await createCustomerData(api, other!))
}

/** A new tampering customer with the same target: valid requests change the tampering customer's data only. */
export async function createAttackerOf(api: PaymentApi, victim: CustomerData): Promise<TamperingFixture> {
  const [me] = await createShoppers(api, 1)
  const attacker = await createCustomerData(api, me!)
  const items = [{ product_id: 701, qty: 1 }]
  return {
    api,
    attacker,
    victim,
    ...(await createStaffData(api)),
    order: await checkout(api, me!, { pickup: 6, delivery: 3 }),
    packs: { items, prices: await fetchPrices(api, me!, { items }) },
    ...(await prepareChanges(api, attacker)),
  }
}

async function createStaffData(api: PaymentApi) {
  const member = await createStaff(api, roles)
  const key = { credentialId: randomUUID(), publicKey: '', signatureCounter: 0, transports: [], name: '' }
  const row = await findMemberByEmail(api.db, member.email)
  const passkey = await insertPasskey(api.db, { ...key, staffId: row!.id, createdAt: new Date() })
  return { staffSession: await logInStaff(api, member), staffPasskeyId: passkey.id }
}

/** Returns possible changes of the customer's orders with their prices. */
async function prepareChanges(api: PaymentApi, attacker: CustomerData) {
  const items = [{ product_id: 1, qty: 2 }]
  // At the lowest price, so that only the late change costs something.
  const pickups = await freePickups(api, attacker, -10)
  const newPickup = { order_id: attacker.paidOrderId, pickup_time: pickups[0]! }
  const deliveries = await freeDeliveries(api, attacker, pickups[0]!, -10)
  const newDelivery = { order_id: attacker.missedOrderId, delivery_time: deliveries[5]! }
  return {
    added: {
      items,
      prices: await fetchChangePrices(api, attacker, addItems, { order_id: attacker.paidOrderId, items }),
    },
    newPickup: { ...newPickup, prices: await fetchChangePrices(api, attacker, changePickup, newPickup) },
    newDelivery: {
      ...newDelivery,
      prices: await fetchChangePrices(api, attacker, changeDelivery, newDelivery),
    },
  }
}

async function createCustomerData(api: PaymentApi, shopper: Shopper): Promise<CustomerData> {
  const { session, userId } = shopper
  const spare = await api.call(createAddress, { session, body: validAddress({ alias: 'Otra' }) })
  // In five hours, so that moving it costs the extra transport of a late change.
  const paid = await placeOrder(api, shopper, { pickup: 1, delivery: 5 })
  await payFor(api, session, paid.id)
  const { invoices } = (await api.call(getOrderInvoices, { session, params: { orderId: paid.id } })).response
  const missed = await placeOrder(api, shopper, { pickup: 0, delivery: 0 })
  await payFor(api, session, missed.id)
  await moveTo(api, missed, [10, 20, 30, 40, 45])
  const unpaid = await placeOrder(api, shopper, { pickup: 21, delivery: 6 })
  const another = await placeOrder(api, shopper, { pickup: 23, delivery: 8 })
  const paypal = await api.call(createPayPalOrder, { session, body: { order_id: another.id } })
  const paypalId = paypal.response.paypal_order.id
  api.sandbox.paypal.approve(paypalId)
  const { pickup_time, delivery_time } = await checkout(api, shopper, { pickup: 22, delivery: 7 })
  const held = await api.call(holdSlots, {
    session,
    body: { ...homeAddresses(shopper), pickup_time, delivery_time, category_id: 2 },
  })
  const cards = await api.call(getCards, { session })
  const body = { email: shopper.email, password: passwordDigest(testPassword) }
  await api.call(login, { body })
  const { sessions } = (await api.call(getSessions, { session })).response
  const { passkey } = (await registerPasskey(api, session)).response
  const challenge = await api.call(getPasskeyOptions, { session })
  const [coupon] = await api.db
    .insert(coupons)
    .values({
      code: `BONO${userId}`,
      origin: 'voucher',
      kind: 'amount',
      amount: 500,
      ownerId: userId,
      maxUses: 3,
      createdAt: new Date(),
    })
    .returning()
  return {
    ...shopper,
    spareAddressId: spare.response.address.id,
    paidOrderId: paid.id,
    invoiceId: invoices[0]!.id,
    missedOrderId: missed.id,
    locator: paid.localizador,
    unpaidOrderId: unpaid.id,
    cardId: cards.response.cards[0]!.id,
    holdId: held.response.hold.id,
    otherSessionId: sessions.find(({ is_current }) => is_current === 0)!.id,
    passkeyId: passkey.id,
    challengeId: challenge.response.challenge_id,
    paypalId,
    coupon: { id: coupon!.id, code: coupon!.code },
  }
}

/** Pays with a card that is saved, and settles the payment. */
async function payFor(api: PaymentApi, session: string, orderId: number): Promise<void> {
  const prepared = await api.call(createIntent, {
    session,
    body: { order_id: orderId, save_payment_method: 1 },
  })
  const { id } = prepared.response.payment_intent
  api.sandbox.pay(id)
  const intent = await api.dependencies.cards.findIntent(id)
  await runTransaction(api.db, (tx) => settle(tx, intent, new Date(api.dependencies.clock())))
}

/** The endpoints that the API has, by name. */
export function registeredEndpoints(api: PaymentApi): (readonly [string, Endpoint])[] {
  return allEndpoints
    .filter((call) => api.app.hasRoute({ method: call.method, url: `/api${call.path}` }))
    .map((call) => [call.name, call] as const)
}

/** Returns all data that a customer can read, which must not change by other customers' requests. */
export async function readableData(
  { api }: TamperingFixture,
  { session, paidOrderId, invoiceId, locator }: CustomerData,
): Promise<unknown> {
  const views: Record<string, unknown> = {}
  for (const [name, call] of registeredEndpoints(api)) {
    if (call.method !== 'GET' || call.access !== 'customer') continue
    // They have the data of the others, with the time of the request.
    if (name === getMyData.name || name === downloadMyData.name) continue
    const { url, headers } = endpointUrl(api.config, call, {
      session,
      params: { orderId: paidOrderId, invoiceId, locator },
    })
    const { statusCode, body } = await api.app.inject({ url, headers })
    if (statusCode !== 200) throw new Error(`${name} answers ${statusCode}: ${body}`)
    views[name] = call.mediaType === undefined ? JSON.parse(body) : body
  }
  return views
}

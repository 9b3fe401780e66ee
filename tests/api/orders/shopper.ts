import { createHash, randomUUID } from 'node:crypto'
import { createAddress } from '@colada/domain/account/address-contract'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { reserve } from '@colada/domain/orders/contract'
import { checkCoupon } from '@colada/domain/promotions/contract'
import { getDeliveries, getPickups, type WireDay } from '@colada/domain/schedule/contract'
import { TECHNICAL_STAFF_ID } from '@colada/domain/staff/actor'
import { eq } from 'drizzle-orm'
import { addresses, businessAccounts, sessions, users } from '#api/account/tables.ts'
import { drawers } from '#api/counter/tables.ts'
import { validAddress, type TestApi } from '../support/test-api.ts'

/** An API in this process or in its own. */
export type Shop = Pick<TestApi, 'call' | 'signUp' | 'db'>

/** A customer with an address, ready to order. */
export interface Shopper {
  readonly userId: number
  readonly email: string
  readonly session: string
  readonly addressId: number
  readonly postalCode: string
}

export async function createShopper(api: Shop, address: Record<string, string> = {}): Promise<Shopper> {
  const { email, session } = await api.signUp()
  const fields = validAddress(address)
  const added = await api.call(createAddress, { session, body: fields })
  if (added.http !== 200) throw new Error(`The address was rejected: ${JSON.stringify(added.response)}`)
  const [user] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return {
    userId: user!.id,
    email,
    session,
    addressId: added.response.address.id,
    postalCode: fields.cp,
  }
}

/**
 * Creates many customers, each with an address and a session. Only the first one registers; the others are copies of its
 * rows, since hashing many passwords is slow.
 */
export async function createShoppers(api: Shop, count: number): Promise<Shopper[]> {
  const first = await createShopper(api)
  if (count === 1) return [first]
  const [{ id: _u, ...user }] = (await api.db.select().from(users).where(eq(users.id, first.userId))) as [
    typeof users.$inferSelect,
  ]
  const [{ id: _a, ...address }] = (await api.db
    .select()
    .from(addresses)
    .where(eq(addresses.id, first.addressId))) as [typeof addresses.$inferSelect]
  const copies = Array.from({ length: count - 1 }, () => {
    const name = randomUUID()
    return { email: `${name}@example.com`, session: `${name}-session`, promoCode: name.toUpperCase() }
  })
  const copiedUsers = await api.db
    .insert(users)
    .values(copies.map(({ email, promoCode }) => ({ ...user, email, personalPromoCode: promoCode })))
    .returning({ id: users.id })
  const homes = await api.db
    .insert(addresses)
    .values(copiedUsers.map(({ id }) => ({ ...address, userId: id })))
    .returning({ id: addresses.id })
  await api.db.insert(sessions).values(
    copies.map(({ session }, index) => ({
      userId: copiedUsers[index]!.id,
      tokenHash: createHash('sha256').update(session).digest('hex'),
      createdAt: user.createdAt,
      expiresAt: new Date(user.createdAt.getTime() + 86_400_000),
    })),
  )
  const others = copies.map(({ email, session }, index) => ({
    ...first,
    email,
    session,
    userId: copiedUsers[index]!.id,
    addressId: homes[index]!.id,
  }))
  return [first, ...others]
}

/** The customer's address as pickup and delivery address. */
export function homeAddresses({ addressId }: Shopper) {
  return { pickup_address_id: addressId, delivery_address_id: addressId }
}

/** Turns a customer into a company, with approved credit unless told otherwise, so that it is billed. */
export async function makeBusiness(
  api: Shop,
  { userId }: Shopper,
  { hasCredit = true }: { hasCredit?: boolean } = {},
): Promise<void> {
  await api.db.update(users).set({ isBusiness: true }).where(eq(users.id, userId))
  if (hasCredit) {
    const credit = { state: 'approved', limit: 1_000_000_000, decidedAt: new Date() } as const
    await api.db.insert(businessAccounts).values({ userId, ...credit })
  }
}

/** Turns a customer's sessions into those of store mode, at a store with an open drawer. */
export async function makeStaff(api: Shop, shopper: Shopper): Promise<void> {
  const drawer = { storeId: 36, till: 1, float: 0, openedBy: TECHNICAL_STAFF_ID, openedAt: new Date() }
  await api.db.insert(drawers).values(drawer).onConflictDoNothing()
  await api.db
    .update(sessions)
    .set({ staffId: TECHNICAL_STAFF_ID, storeId: 36 })
    .where(eq(sessions.userId, shopper.userId))
}

/** Gives the session back to the customer. */
export async function endStoreMode(api: Shop, shopper: Shopper): Promise<void> {
  await api.db
    .update(sessions)
    .set({ staffId: null, storeId: null })
    .where(eq(sessions.userId, shopper.userId))
}

/** Three washed and ironed shirts. */
export const shirts: readonly WireCartItem[] = [{ product_id: 1, qty: 3 }]

export interface OrderOptions {
  readonly items?: readonly WireCartItem[]
  readonly promoCode?: string
  /** Which of the free hours on offer, counted over all days. */
  readonly pickup?: number
  readonly delivery?: number
  /** Counts only pickups of the highest price, so that another one costs nothing more. */
  readonly hasDearestPickup?: boolean
  /** Category for the lead time; that of the shirts when left out. */
  readonly category?: number
}

interface ReserveBody {
  readonly items: readonly WireCartItem[]
  readonly pickup_time: number
  readonly delivery_time: number
  readonly pickup_address_id: number
  readonly delivery_address_id: number
  readonly promo_code: string
  readonly prices: Record<string, number>
}

/** Returns the body that the checkout sends: slots on offer and the shown prices. */
export async function checkout(
  api: Shop,
  shopper: Shopper,
  options: OrderOptions = {},
): Promise<ReserveBody> {
  const { session, postalCode } = shopper
  const items = [...(options.items ?? shirts)]
  const pickups = await api.call(getPickups, { session, body: { cp: postalCode } })
  const pickupTime = hourOf(pickups.response.days, options.pickup ?? 0, options.hasDearestPickup)
  const deliveries = await api.call(getDeliveries, {
    session,
    body: { cp: postalCode, category_id: options.category ?? 2, pickup_time: pickupTime },
  })
  const deliveryTime = hourOf(deliveries.response.days, options.delivery ?? 0)
  const chosen = { items, pickup_time: pickupTime, delivery_time: deliveryTime }
  const prices = await fetchPrices(api, shopper, { ...chosen, promo_code: options.promoCode ?? '' })
  return {
    ...chosen,
    prices,
    promo_code: options.promoCode ?? '',
    ...homeAddresses(shopper),
  }
}

/** Returns the prices that the checkout shows. */
export async function fetchPrices(
  api: Shop,
  shopper: Shopper,
  body: object,
): Promise<Record<string, number>> {
  const { http, response } = await api.call(checkCoupon, { session: shopper.session, body })
  if (http !== 200) throw new Error(`The cart was rejected: ${JSON.stringify(response)}`)
  const {
    status: _s,
    calculate_status: _c,
    promo_code: _p,
    promo_terms: _t,
    precio_pickup: _1,
    precio_delivery: _2,
    ...prices
  } = response
  return prices as unknown as Record<string, number>
}

/** Places an order and returns it. */
export async function placeOrder(api: Shop, shopper: Shopper, options: OrderOptions = {}) {
  const body = await checkout(api, shopper, options)
  const { http, response } = await api.call(reserve, { session: shopper.session, body })
  if (http !== 200) throw new Error(`The order was rejected: ${JSON.stringify(response)}`)
  return response.new_order
}

function hourOf(days: readonly WireDay[], index: number, isDearest = false): number {
  const offered = days.flatMap((day) => day.hours)
  const highest = Math.max(...offered.map((hour) => hour.shipping_cost_variation_pct))
  const hours = offered
    .filter((hour) => hour.available === 1)
    .filter((hour) => !isDearest || hour.shipping_cost_variation_pct === highest)
  const hour = hours[index]
  if (!hour) throw new Error(`There are only ${hours.length} free hours on offer.`)
  return hour.id
}

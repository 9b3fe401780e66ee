import { eq } from 'drizzle-orm'
import { createAddress } from '@colada/domain/account/calls'
import type { WireCartItem } from '@colada/domain/cart/calls'
import { reserve } from '@colada/domain/orders/calls'
import { checkCoupon } from '@colada/domain/promotions/calls'
import { getDeliveries, getPickups, type WireDay } from '@colada/domain/schedule/calls'
import { sessions, users } from '../../../packages/api/src/account/tables.ts'
import { addressOf, type TestApi } from '../support/test-api.ts'

/** A customer with an address, ready to order. */
export interface Shopper {
  readonly userId: number
  readonly email: string
  readonly session: string
  readonly addressId: number
  readonly postalCode: string
}

export async function newShopper(api: TestApi, address: Record<string, string> = {}): Promise<Shopper> {
  const { email, session } = await api.signUp()
  const fields = addressOf(address)
  const added = await api.call(createAddress, { session, body: fields })
  if (added.http !== 200) throw new Error(`The address was refused: ${JSON.stringify(added.answer)}`)
  const [user] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return {
    userId: user!.id,
    email,
    session,
    addressId: added.answer.address.id,
    postalCode: String(fields.cp),
  }
}

/** Many customers; a few at a time, since passwords are hashed only so many at once (trust). */
export async function newShoppers(api: TestApi, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  const together = 8
  while (shoppers.length < count) {
    const missing = Math.min(together, count - shoppers.length)
    shoppers.push(...(await Promise.all(Array.from({ length: missing }, () => newShopper(api)))))
  }
  return shoppers
}

/** Makes a customer a company, which is billed. */
export async function makeBusiness(api: TestApi, shopper: Shopper): Promise<void> {
  await api.db.update(users).set({ isBusiness: true }).where(eq(users.id, shopper.userId))
}

/** Gives a customer's sessions the rights of store staff. */
export async function makeStaff(api: TestApi, shopper: Shopper): Promise<void> {
  await api.db.update(sessions).set({ isStaff: true }).where(eq(sessions.userId, shopper.userId))
}

/** Three washed and ironed shirts. */
export const shirts: readonly WireCartItem[] = [{ product_id: 1, qty: 3 }]

export interface Wish {
  readonly items?: readonly WireCartItem[]
  readonly promoCode?: string
  /** Which of the free hours on offer, counted over all days. */
  readonly pickup?: number
  readonly delivery?: number
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

/** What the checkout sends once the customer has chosen: hours on offer, and the prices that were shown. */
export async function checkout(api: TestApi, shopper: Shopper, wish: Wish = {}): Promise<ReserveBody> {
  const { session, postalCode, addressId } = shopper
  const items = [...(wish.items ?? shirts)]
  const pickups = await api.call(getPickups, { session, body: { cp: postalCode } })
  const pickupTime = hourOf(pickups.answer.days, wish.pickup ?? 0)
  const deliveries = await api.call(getDeliveries, {
    session,
    body: { cp: postalCode, category_id: wish.category ?? 2, pickup_time: pickupTime },
  })
  const deliveryTime = hourOf(deliveries.answer.days, wish.delivery ?? 0)
  const chosen = { items, pickup_time: pickupTime, delivery_time: deliveryTime }
  const prices = await showPrices(api, shopper, { ...chosen, promo_code: wish.promoCode ?? '' })
  return {
    ...chosen,
    prices,
    promo_code: wish.promoCode ?? '',
    pickup_address_id: addressId,
    delivery_address_id: addressId,
  }
}

/** Prices as the checkout shows them. */
export async function showPrices(
  api: TestApi,
  shopper: Shopper,
  body: object,
): Promise<Record<string, number>> {
  const { http, answer } = await api.call(checkCoupon, { session: shopper.session, body })
  if (http !== 200) throw new Error(`The cart was refused: ${JSON.stringify(answer)}`)
  const {
    status: _s,
    calculate_status: _c,
    promo_code: _p,
    precio_pickup: _1,
    precio_delivery: _2,
    ...prices
  } = answer
  return prices as unknown as Record<string, number>
}

/** Chooses, confirms, and answers the new order. */
export async function placeOrder(api: TestApi, shopper: Shopper, wish: Wish = {}) {
  const body = await checkout(api, shopper, wish)
  const { http, answer } = await api.call(reserve, { session: shopper.session, body })
  if (http !== 200) throw new Error(`The order was refused: ${JSON.stringify(answer)}`)
  return answer.new_order
}

function hourOf(days: readonly WireDay[], index: number): number {
  const hours = days.flatMap((day) => day.hours).filter((hour) => hour.available === 1)
  const hour = hours[index]
  if (!hour) throw new Error(`There are only ${hours.length} free hours on offer.`)
  return hour.id
}

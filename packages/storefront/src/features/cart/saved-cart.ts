import type { Cart } from '@colada/domain/cart/cart'
import { cartCookie, parseCart, serializeCart } from '@colada/domain/cart/cart-cookie'
import { couponCookie, readCookies, removeCookie, writeCookie } from '../../platform/store/cookies.ts'
import { processCartCookie } from '../../platform/store/process-cookie.ts'
import { newOrder, type ProcessState } from '../../platform/store/process-slice.ts'
import type { SavedCart } from './cart-slice.ts'

const isNewOrder = ({ type }: ProcessState) => type === newOrder.type

/** The saved cart of a process, with its promo code. */
export function readSavedCart(process: ProcessState): SavedCart {
  const cookies = readCookies(document.cookie)
  if (!isNewOrder(process)) return { ...parseCart(cookies.get(processCartCookie)), coupon: '' }
  return { ...parseCart(cookies.get(cartCookie.name)), coupon: readCoupon(cookies.get(couponCookie)) }
}

/** Saves the lines of a cart: for days for a new order, for the browser session for a process (spec 000 §4). */
export function saveLines(process: ProcessState, cart: Cart): void {
  const { name, days } = isNewOrder(process) ? cartCookie : { name: processCartCookie, days: undefined }
  if (cart.lines.length === 0) removeCookie(name)
  else writeCookie(name, serializeCart(cart), days)
}

/** Saves the promo code as long as its cart. */
export function saveCoupon(coupon: string): void {
  if (coupon === '') removeCookie(couponCookie)
  else writeCookie(couponCookie, encodeURIComponent(coupon), cartCookie.days)
}

function readCoupon(value = ''): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

import type { Cart } from '@colada/domain/cart/cart'
import { cartCookie, readCartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import type { CartState } from './cart-state.ts'
import { couponCookie, readCookies, removeCookie, writeCookie } from './cookies.ts'
import { processCartCookie } from './process-cookie.ts'
import { newOrder, type ProcessState } from './process-state.ts'

/** What a browser keeps of a cart. */
export interface KeptCart extends Cart {
  readonly coupon: string
}

const isNewOrder = ({ type }: ProcessState) => type === newOrder.type

/** The cart of a process as this browser keeps it, and the code that waits in it. */
export function readKeptCart(process: ProcessState): KeptCart {
  const cookies = readCookies(document.cookie)
  if (!isNewOrder(process)) return { ...readCartCookie(cookies.get(processCartCookie)), coupon: '' }
  return { ...readCartCookie(cookies.get(cartCookie.name)), coupon: readCoupon(cookies.get(couponCookie)) }
}

/** Keeps the lines of a cart: those of a new order for days, those of a process with the browser (spec 000 §4). */
export function keepLines(process: ProcessState, cart: Cart): void {
  const { name, days } = isNewOrder(process) ? cartCookie : { name: processCartCookie, days: undefined }
  if (cart.lines.length === 0) removeCookie(name)
  else writeCookie(name, writeCartCookie(cart), days)
}

/** Keeps the code as long as the cart that it waits in. */
export function keepCoupon({ coupon }: Pick<CartState, 'coupon'>): void {
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

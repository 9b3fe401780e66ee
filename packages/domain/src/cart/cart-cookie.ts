import type { Cart, CartLine } from './cart.ts'

/** The cart's cookie: name, and days it lives (spec 000 §4). */
export const cartCookie = { name: 'colada_cart', days: 30 } as const

const version = 'v1'
const longest = 3800
const line = /^([0-9a-z]{1,6})-([0-9a-z]{1,3})(?:-([0-9a-z]{1,3})_([0-9a-z]{1,3}))?$/

/**
 * A cart in a cookie: `v1` and lines of product, quantity and size, all in base 36, so that a cart of the
 * whole catalogue fits the 4 KB a browser keeps.
 */
export function writeCartCookie(cart: Cart): string {
  return [version, ...cart.lines.map(writeLine)].join('.')
}

/** Reads a cart cookie of any age; what cannot be read is left out, never thrown. */
export function readCartCookie(value: string | undefined): Cart {
  const [head, ...lines] = (value ?? '').split('.')
  if (head !== version) return { lines: [] }
  return { lines: lines.flatMap(readLine) }
}

/** Whether two carts hold the same lines in the same order, as their cookie would say. */
export function isSameCart(one: Cart, other: Cart): boolean {
  return writeCartCookie(one) === writeCartCookie(other)
}

/** Whether a cart can be kept in its cookie. */
export function cartFitsCookie(cart: Cart): boolean {
  return writeCartCookie(cart).length <= longest
}

function writeLine({ productId, quantity, measure }: CartLine): string {
  const size = measure ? `-${measure.width.toString(36)}_${measure.height.toString(36)}` : ''
  return `${productId.toString(36)}-${quantity.toString(36)}${size}`
}

function readLine(text: string): CartLine[] {
  const match = line.exec(text)
  if (!match) return []
  const [productId, quantity, width, height] = match.slice(1).map((part) => Number.parseInt(part ?? '', 36))
  if (!productId || !quantity) return []
  return [{ productId, quantity, ...(width && height ? { measure: { width, height } } : {}) }]
}

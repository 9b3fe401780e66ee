import type { Cart, CartLine } from './cart.ts'

/** Name and lifetime of the cart cookie (spec 000 §4). */
export const cartCookie = { name: 'colada_cart', days: 30 } as const

const COOKIE_VERSION = 'v1'
const MAX_COOKIE_CHARACTERS = 3800
const linePattern = /^([0-9a-z]{1,6})-([0-9a-z]{1,3})(?:-([0-9a-z]{1,3})_([0-9a-z]{1,3}))?$/

/**
 * Serializes a cart for its cookie: `v1` and lines of product, quantity and size in base 36, so that a cart with every
 * product of the catalogue fits into the 4 KB limit of browsers.
 */
export function serializeCart(cart: Cart): string {
  return [COOKIE_VERSION, ...cart.lines.map(serializeLine)].join('.')
}

/** Parses a cart cookie. Unreadable parts are ignored; it never throws. */
export function parseCart(value: string | undefined): Cart {
  const [head, ...lines] = (value ?? '').split('.')
  if (head !== COOKIE_VERSION) return { lines: [] }
  return { lines: lines.flatMap(parseLine) }
}

/** Whether two carts have the same lines in the same order. */
export function isSameCart(one: Cart, other: Cart): boolean {
  return serializeCart(one) === serializeCart(other)
}

/** Whether a serialized cart fits into its cookie. */
export function fitsCookie(cart: Cart): boolean {
  return serializeCart(cart).length <= MAX_COOKIE_CHARACTERS
}

function serializeLine({ productId, quantity, measure }: CartLine): string {
  const size = measure ? `-${measure.width.toString(36)}_${measure.height.toString(36)}` : ''
  return `${productId.toString(36)}-${quantity.toString(36)}${size}`
}

function parseLine(text: string): CartLine[] {
  const match = linePattern.exec(text)
  if (!match) return []
  const [productId, quantity, width, height] = match.slice(1).map((part) => Number.parseInt(part ?? '', 36))
  if (!productId || !quantity) return []
  return [{ productId, quantity, ...(width && height ? { measure: { width, height } } : {}) }]
}

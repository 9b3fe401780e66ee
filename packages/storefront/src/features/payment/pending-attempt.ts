import type { OrderId } from '@colada/domain/orders/order'
import { readCookies, removeCookie, writeCookie } from '../../platform/store/cookies.ts'
import type { PaymentMethod } from './attempt.ts'

const COOKIE_NAME = 'colada_paying'
const methods: readonly string[] = ['card', 'wallet', 'paypal'] satisfies PaymentMethod[]
/** One hour, longer than any payment takes. */
const COOKIE_DAYS = 1 / 24

/** A payment attempt whose outcome is unknown. */
export interface PendingAttempt {
  readonly method: PaymentMethod
  /** Whether it pays a new order or a change of one. */
  readonly processType: string
}

/**
 * Saves that a payment of an order has started, in a cookie that survives a reload and is shared by all tabs: an unknown
 * outcome is checked before another attempt is possible (trust 9).
 */
export function savePendingAttempt(orderId: OrderId, { method, processType }: PendingAttempt): void {
  writeCookie(COOKIE_NAME, `${orderId}.${method}.${processType}`, COOKIE_DAYS)
}

export function readPendingAttempt(orderId: OrderId): PendingAttempt | null {
  const [id, method = '', processType = ''] = (readCookies(document.cookie).get(COOKIE_NAME) ?? '').split('.')
  return Number(id) === orderId && methods.includes(method)
    ? { method: method as PaymentMethod, processType }
    : null
}

export function clearPendingAttempt(orderId: OrderId): void {
  if (readPendingAttempt(orderId) !== null) removeCookie(COOKIE_NAME)
}

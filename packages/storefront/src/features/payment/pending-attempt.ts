import type { OrderId } from '@colada/domain/orders/order'
import { pendingAttemptCookie, readCookies, removeCookie, writeCookie } from '../../platform/store/cookies.ts'
import type { PaymentMethod } from './attempt.ts'

const { name: COOKIE_NAME, minutes } = pendingAttemptCookie
const methods: readonly string[] = ['card', 'wallet', 'paypal'] satisfies PaymentMethod[]

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
  writeCookie(COOKIE_NAME, `${orderId}.${method}.${processType}`, minutes / (24 * 60))
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

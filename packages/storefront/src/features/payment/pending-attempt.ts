import type { OrderId } from '@colada/domain/orders/order'
import { readCookies, removeCookie, writeCookie } from '../../platform/store/cookies.ts'
import type { PaymentMethod } from './attempt.ts'

const COOKIE_NAME = 'colada_paying'
const methods: readonly string[] = ['card', 'wallet', 'paypal'] satisfies PaymentMethod[]
/** An hour: longer than any payment may take. */
const COOKIE_DAYS = 1 / 24

/** A payment that was begun and not yet heard of. */
export interface PendingAttempt {
  readonly method: PaymentMethod
  /** What it pays: a new order, or a change of one. */
  readonly processType: string
}

/**
 * Notes that a payment of an order has begun. The note outlives a reload and is seen by every tab, so that a
 * result nobody has heard is asked for before anybody is asked to pay again (trust 9).
 */
export function savePendingAttempt(orderId: OrderId, { method, processType }: PendingAttempt): void {
  writeCookie(COOKIE_NAME, `${orderId}.${method}.${processType}`, COOKIE_DAYS)
}

export function readPendingAttempt(orderId: OrderId): PendingAttempt | null {
  const [id, way = '', processType = ''] = (readCookies(document.cookie).get(COOKIE_NAME) ?? '').split('.')
  return Number(id) === orderId && methods.includes(way)
    ? { method: way as PaymentMethod, processType }
    : null
}

export function clearPendingAttempt(orderId: OrderId): void {
  if (readPendingAttempt(orderId) !== null) removeCookie(COOKIE_NAME)
}

import type { OrderId } from '@colada/domain/orders/order'
import { readCookies, removeCookie, writeCookie } from '../../platform/store/cookies.ts'
import type { PayWay } from './attempt.ts'

const cookie = 'colada_paying'
const ways: readonly string[] = ['card', 'wallet', 'paypal'] satisfies PayWay[]
/** An hour: longer than any payment may take. */
const days = 1 / 24

/** A payment that was begun and not yet heard of. */
export interface AttemptMark {
  readonly way: PayWay
  /** What it pays: a new order, or a change of one. */
  readonly processType: string
}

/**
 * Notes that a payment of an order has begun. The note outlives a reload and is seen by every tab, so that a
 * result nobody has heard is asked for before anybody is asked to pay again (trust 9).
 */
export function leaveMark(orderId: OrderId, { way, processType }: AttemptMark): void {
  writeCookie(cookie, `${orderId}.${way}.${processType}`, days)
}

export function readMark(orderId: OrderId): AttemptMark | null {
  const [id, way = '', processType = ''] = (readCookies(document.cookie).get(cookie) ?? '').split('.')
  return Number(id) === orderId && ways.includes(way) ? { way: way as PayWay, processType } : null
}

export function wipeMark(orderId: OrderId): void {
  if (readMark(orderId) !== null) removeCookie(cookie)
}

import { removeCookie, unpaidCookie, writeCookie } from './cookies.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Remembers until its time to pay is over that something waits for a payment: the banner about it is part of every
 * document, and the theme script shows it before the first paint.
 */
export function rememberUnpaid(secondsLeft: number): void {
  writeCookie(unpaidCookie.name, '1', secondsLeft / SECONDS_PER_DAY)
  document.documentElement.dataset.unpaid = ''
}

export function forgetUnpaid(): void {
  removeCookie(unpaidCookie.name)
  delete document.documentElement.dataset.unpaid
}

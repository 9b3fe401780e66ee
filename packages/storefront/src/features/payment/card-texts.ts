import type { SavedCard } from '@colada/domain/payment/card'
import type { Translate } from '../../platform/language/messages.ts'

/** "Visa ···· 4242". */
export function cardName({ brand, last4 }: SavedCard, t: Translate): string {
  return t('payment:cards.name', { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 })
}

/** "Caduca en 08/28". */
export function cardExpiry({ expMonth, expYear }: SavedCard, t: Translate): string {
  return t('payment:cards.expires', { month: twoDigits(expMonth), year: twoDigits(expYear % 100) })
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

import { formatMoney } from '@colada/domain/money/format-money'
import type { Language } from '@colada/domain/wire/language'
import { interpolate, messages } from '../locales/messages.ts'
import type { UsableCoupon } from './coupon-use.ts'

/** What an applied coupon takes off, such as "25 % off the garments of your first order". */
export function termsOf({ discount, isFirstOrderOffer }: UsableCoupon, language: Language): string {
  const { terms } = messages[language].promotions
  if (discount.kind === 'amount') return interpolate(terms.amount, { amount: formatMoney(discount.amount) })
  const key = isFirstOrderOffer && discount.on === 'items' ? 'firstOrder' : discount.on
  return interpolate(terms[key], { percent: discount.percent })
}

import type { WordName } from './words.ts'

export type FieldKind = 'number' | 'expiry' | 'cvc'
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown'

const brandRules: readonly { brand: CardBrand; pattern: RegExp; lengths: readonly number[] }[] = [
  { brand: 'visa', pattern: /^4/, lengths: [16] },
  { brand: 'mastercard', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { brand: 'amex', pattern: /^3[47]/, lengths: [15] },
  { brand: 'discover', pattern: /^(6011|64[4-9]|65)/, lengths: [16] },
]
const anyBrand = { brand: 'unknown' as const, lengths: [16, 17, 18, 19] }

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

export function brandRule(digits: string): { brand: CardBrand; lengths: readonly number[] } {
  return brandRules.find((rule) => rule.pattern.test(digits)) ?? anyBrand
}

/** The text a field shows for the digits typed into it. `deleting` leaves out a separator just removed. */
export function formatField(kind: FieldKind, text: string, deleting: boolean, brand: CardBrand): string {
  const digits = digitsOf(text)
  if (kind === 'number') return formatNumber(digits)
  if (kind === 'cvc') return digits.slice(0, brand === 'amex' || brand === 'unknown' ? 4 : 3)
  return formatExpiry(digits, deleting)
}

function formatNumber(digits: string): string {
  const { brand, lengths } = brandRule(digits)
  const kept = digits.slice(0, Math.max(...lengths))
  const groups =
    brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?$/
  return (groups.exec(kept)?.slice(1).filter(Boolean) ?? []).join(' ')
}

function formatExpiry(digits: string, deleting: boolean): string {
  // 5 can only be May, so the zero is put before it; four-digit years as pasted lose their century.
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const short = padded.length === 6 ? padded.slice(0, 2) + padded.slice(4) : padded.slice(0, 4)
  if (short.length < 2 || (deleting && short.length === 2)) return short
  return `${short.slice(0, 2)} / ${short.slice(2)}`
}

type Expiry = { month: number; year: number }

export function expiryOf(text: string): Expiry {
  const digits = digitsOf(text)
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) }
}

/** What is wrong with a field's text, `undefined` when it is complete and right. */
export function faultOf(kind: FieldKind, text: string, brand: CardBrand, today: Date): WordName | undefined {
  const digits = digitsOf(text)
  if (kind === 'number') return numberFault(digits)
  if (kind === 'cvc') return digits.length < (brand === 'amex' ? 4 : 3) ? 'incomplete_cvc' : undefined
  if (digits.length < 4) return 'incomplete_expiry'
  return expiryFault(expiryOf(text), today)
}

function numberFault(digits: string): WordName | undefined {
  if (digits.length < Math.min(...brandRule(digits).lengths)) return 'incomplete_number'
  return hasCheckDigit(digits) ? undefined : 'invalid_number'
}

function expiryFault({ month, year }: Expiry, today: Date): WordName | undefined {
  const monthsLeft = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1)
  if (month < 1 || month > 12 || monthsLeft > 600) return 'invalid_expiry'
  return monthsLeft < 0 ? 'invalid_expiry_month_past' : undefined
}

function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

import type { MessageKey } from './messages.ts'

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

/** Formats a field's text. `deleting` omits a separator that was just deleted. */
export function formatField(kind: FieldKind, text: string, deleting: boolean, brand: CardBrand): string {
  const digits = digitsOf(text)
  if (kind === 'number') return formatNumber(digits)
  if (kind === 'cvc') return digits.slice(0, brand === 'amex' || brand === 'unknown' ? 4 : 3)
  return formatExpiry(digits, deleting)
}

function formatNumber(digits: string): string {
  const { brand, lengths } = brandRule(digits)
  const shown = digits.slice(0, Math.max(...lengths))
  const groups =
    brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?$/
  return (groups.exec(shown)?.slice(1).filter(Boolean) ?? []).join(' ')
}

function formatExpiry(digits: string, deleting: boolean): string {
  // A first digit above 1 is a month, so a zero is prepended; pasted four-digit years lose their century.
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

/** Returns the key of a field's error, `undefined` when it is complete and valid. */
export function validateField(
  kind: FieldKind,
  text: string,
  brand: CardBrand,
  today: Date,
): MessageKey | undefined {
  const digits = digitsOf(text)
  if (kind === 'number') return validateNumber(digits)
  if (kind === 'cvc') return digits.length < (brand === 'amex' ? 4 : 3) ? 'incomplete_cvc' : undefined
  if (digits.length < 4) return 'incomplete_expiry'
  return validateExpiry(expiryOf(text), today)
}

function validateNumber(digits: string): MessageKey | undefined {
  if (digits.length < Math.min(...brandRule(digits).lengths)) return 'incomplete_number'
  return passesLuhnCheck(digits) ? undefined : 'invalid_number'
}

function validateExpiry({ month, year }: Expiry, today: Date): MessageKey | undefined {
  const monthsLeft = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1)
  if (month < 1 || month > 12 || monthsLeft > 600) return 'invalid_expiry'
  return monthsLeft < 0 ? 'invalid_expiry_month_past' : undefined
}

function passesLuhnCheck(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

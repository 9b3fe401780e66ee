import { createHash } from 'node:crypto'
import { readText, readInteger, type Form } from './form.ts'
import { ProviderError } from './provider-error.ts'
import type { CardDetails } from './records.ts'

const brandPatterns: readonly [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
]

/**
 * Validates a card's format, check digit and expiry. Declines follow at the charge.
 *
 * @throws ProviderError 402 `card_error` with the invalid field.
 */
export function readCard(form: Form, now: number): { number: string; details: CardDetails } {
  const number = (readText(form, 'number') ?? '').replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('Your card number is incorrect.', 'incorrect_number', 'number')
  }
  const expiry = readExpiry(form, now)
  const brand = brandOf(number)
  const cvc = readText(form, 'cvc')
  if (cvc !== undefined && !(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError("Your card's security code is invalid.", 'invalid_cvc', 'cvc')
  }
  return { number, details: { ...detailsOf(number, brand), ...expiry } }
}

/** The details of a card that may be stored, without its number. */
export function detailsOf(
  number: string,
  brand = brandOf(number),
): Omit<CardDetails, 'exp_month' | 'exp_year'> {
  return {
    brand,
    country: 'ES',
    fingerprint: createHash('sha256').update(`sandbox:${number}`).digest('base64url').slice(0, 16),
    funding: 'credit',
    last4: number.slice(-4),
  }
}

function brandOf(number: string): string {
  return brandPatterns.find(([, pattern]) => pattern.test(number))?.[0] ?? 'unknown'
}

function readExpiry(form: Form, now: number): { exp_month: number; exp_year: number } {
  const month = readInteger(form, 'exp_month') ?? 0
  const shortYear = readInteger(form, 'exp_year') ?? 0
  const year = shortYear < 100 ? 2000 + shortYear : shortYear
  if (month < 1 || month > 12) {
    throw cardError("Your card's expiration month is invalid.", 'invalid_expiry_month', 'exp_month')
  }
  const today = new Date(now * 1000)
  const months = (year - today.getUTCFullYear()) * 12 + month - (today.getUTCMonth() + 1)
  if (months < 0 || year > today.getUTCFullYear() + 50) {
    throw cardError("Your card's expiration year is invalid.", 'invalid_expiry_year', 'exp_year')
  }
  return { exp_month: month, exp_year: year }
}

/** The check digit of card numbers (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

function cardError(message: string, code: string, param: string): ProviderError {
  return new ProviderError(402, { type: 'card_error', message, code, param })
}

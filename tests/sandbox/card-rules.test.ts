import { brandRule, expiryOf, validateField, formatField } from '@colada/sandbox/cards/browser/card-rules'
import { describe, expect, test } from 'vitest'

const november = new Date(2026, 10, 21)

describe('formatField', () => {
  test.each([
    ['number', '4242424242424242', '4242 4242 4242 4242'],
    ['number', '4242-4242x4242 42', '4242 4242 4242 42'],
    ['number', '42424242424242429999', '4242 4242 4242 4242'],
    ['number', '378282246310005', '3782 822463 10005'],
    ['number', '6304000000000000000', '6304 0000 0000 0000000'],
    ['number', '', ''],
    ['expiry', '1', '1'],
    ['expiry', '12', '12 / '],
    ['expiry', '5', '05 / '],
    ['expiry', '12/2034', '12 / 34'],
    ['expiry', '1234', '12 / 34'],
    ['cvc', '12345', '123'],
  ] as const)('formats %s %s as %s', (kind, input, formatted) => {
    expect(formatField(kind, input, false, 'visa')).toBe(formatted)
  })

  test('does not restore a separator that was just deleted', () => {
    expect(formatField('expiry', '12 /', true, 'visa')).toBe('12')
  })

  test('allows four security code digits for American Express', () => {
    expect(formatField('cvc', '12345', false, 'amex')).toBe('1234')
  })
})

describe('validateField', () => {
  test.each([
    ['number', '4242 4242 4242 4242', undefined],
    ['number', '4242 4242 4242 4241', 'invalid_number'],
    ['number', '4242 4242', 'incomplete_number'],
    ['number', '', 'incomplete_number'],
    ['expiry', '11 / 26', undefined],
    ['expiry', '10 / 26', 'invalid_expiry_month_past'],
    ['expiry', '13 / 30', 'invalid_expiry'],
    ['expiry', '00 / 30', 'invalid_expiry'],
    ['expiry', '12 / 99', 'invalid_expiry'],
    ['expiry', '1', 'incomplete_expiry'],
    ['cvc', '123', undefined],
    ['cvc', '12', 'incomplete_cvc'],
  ] as const)('returns for %s "%s": %s', (kind, text, expected) => {
    expect(validateField(kind, text, 'visa', november)).toBe(expected)
  })

  test('rejects a three-digit security code for American Express', () => {
    expect(validateField('cvc', '123', 'amex', november)).toBe('incomplete_cvc')
  })
})

test.each([
  ['4', 'visa'],
  ['5555', 'mastercard'],
  ['2221', 'mastercard'],
  ['2220', 'unknown'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['34', 'amex'],
  ['6011', 'discover'],
  ['', 'unknown'],
])('brandRule recognises %s… as %s', (digits, brand) => {
  expect(brandRule(digits).brand).toBe(brand)
})

test('expiryOf reads a two-digit year as 20xx', () => {
  expect(expiryOf('07 / 31')).toEqual({ month: 7, year: 2031 })
})

import { isIban, normalizeIban } from '@colada/domain/payment/iban'
import { expect, it } from 'vitest'

it.each([
  'ES91 2100 0418 4502 0005 1332',
  'es9121000418450200051332',
  'DE89370400440532013000',
  'GB82WEST12345698765432',
])('%s is an IBAN', (text) => expect(isIban(text)).toBe(true))

it.each([
  '',
  'ES91 2100 0418 4502 0005 1333',
  'ES91 2100 0418 4502 0005 133',
  '2100 0418 4502 0005 1332',
  'ES912100041845020005133A',
])('%s is no IBAN', (text) => expect(isIban(text)).toBe(false))

it('is stored in upper case without spaces', () => {
  expect(normalizeIban('es91 2100 0418 4502 0005 1332')).toBe('ES9121000418450200051332')
})

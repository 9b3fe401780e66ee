import { expect, test } from 'vitest'
import { groupPhone } from '#client/format/phone.ts'

test.each([
  ['600123456', '600 123 456'],
  ['+34600123456', '+34 600 123 456'],
  ['+4915112345678', '+4915112345678'],
  ['', ''],
])('%s is shown as "%s"', (phone, text) => expect(groupPhone(phone)).toBe(text))

import { orderStatus } from '@colada/domain/orders/status'
import { expect, it } from 'vitest'
import { dataText } from '#storefront/features/account/profile/my-data-texts.ts'
import type { Translate } from '#storefront/platform/language/messages.ts'

const t = ((key: string) => key) as Translate

it.each([
  ['status', orderStatus.delivered, 'orders:status.delivered'],
  ['status', 'settled', 'settled'],
  ['newsletter', 1, 'profile:myData.yes'],
  ['is_default', false, 'profile:myData.no'],
  ['driver_note', '', 'profile:myData.notGiven'],
  ['birth_date', '1970-01-01', 'profile:myData.notGiven'],
  ['birth_date', '1988-04-12', '12/04/1988'],
  ['gender', 'female', 'profile:genders.female'],
  ['lang', 'es', 'profile:notifications.languages.es'],
  ['precioPedido', 43.98, '43,98\u00A0€'],
  ['source_id', 110, 'Un amigo'],
  ['qty', 3, '3'],
])('shows %s %j as text', (name, value, text) => {
  expect(dataText(name, value, { t, language: 'en', sources: [{ id: 110, name: 'Un amigo' }] })).toBe(text)
})

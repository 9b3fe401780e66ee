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
  ['driver_note', '', '–'],
  ['qty', 3, '3'],
])('shows %s %j as text', (name, value, text) => {
  expect(dataText(name, value, t, 'en')).toBe(text)
})

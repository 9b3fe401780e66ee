import { expect, it } from 'vitest'
import { toPlaceName } from '#storefront/features/coverage/place-name.ts'

it.each([
  ['bilbao', 'Bilbao'],
  ['las-palmas-de-gran-canaria', 'Las Palmas de Gran Canaria'],
  ['a-coruña', 'A Coruña'],
  ['ávila', 'Ávila'],
  ['llame-al-900123', ''],
  ['colada.example', ''],
  ['<b>', ''],
  ['x'.repeat(41), ''],
])('returns for the slug %s the name "%s"', (slug, name) => {
  expect(toPlaceName(slug)).toBe(name)
})

import { readKnownPlace, writeKnownPlace } from '@colada/domain/coverage/known-place'
import { expect, it } from 'vitest'

it('is read as it was written', () => {
  const place = { postalCode: '08902', zone: 'barcelona', town: "L'Hospitalet de Llobregat" } as const
  expect(readKnownPlace(writeKnownPlace(place))).toEqual(place)
})

it.each([null, '', '28013', '28013 madrid', '28013 paris Paris', '2801 madrid Madrid'])(
  'is none for %j',
  (text) => expect(readKnownPlace(text)).toBeNull(),
)

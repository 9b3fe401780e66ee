import { describe, expect, test } from 'vitest'
import { accepts } from '#ui/fields/accepts.ts'
import { filterOptions } from '#ui/fields/filter-options.ts'

describe('filterOptions', () => {
  const towns = ['Alcalá de Henares', 'Alcorcón', 'L’Hospitalet de Llobregat', 'Henarejos'].map((label) => ({
    label,
  }))
  test.each([
    ['', ['Alcalá de Henares', 'Alcorcón', 'L’Hospitalet de Llobregat', 'Henarejos']],
    ['alca', ['Alcalá de Henares']],
    ['ALCALÁ', ['Alcalá de Henares']],
    ['henar', ['Alcalá de Henares', 'Henarejos']],
    ['henares alca', ['Alcalá de Henares']],
    ['hospi', ['L’Hospitalet de Llobregat']],
    ['pitalet', []],
  ])('%s', (typed, found) => expect(filterOptions(towns, typed).map(({ label }) => label)).toEqual(found))
})

describe('accepts', () => {
  const photo = { name: 'Mancha.JPG', type: 'image/jpeg' }
  test.each([
    [undefined, true],
    ['', true],
    ['image/*', true],
    ['IMAGE/JPEG', true],
    ['.png, .jpg', true],
    ['application/pdf', false],
    ['.jpeg', false],
    ['image/png,video/*', false],
  ])('a photograph for %s: %s', (accept, taken) => expect(accepts(photo, accept)).toBe(taken))
})

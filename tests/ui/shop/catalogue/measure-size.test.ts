import { describe, expect, it } from 'vitest'

import { parseSide, parseSize } from '#ui/shop/catalogue/measure-size.ts'

describe('parseSide', () => {
  it.each([
    ['', '', 'fine'],
    ['120', '120', 'fine'],
    ['200', '200', 'fine'],
    ['201', '', 'beyond'],
    ['99999999', '', 'beyond'],
    ['120,5', '120', 'fraction'],
    ['120.5', '120', 'fraction'],
    ['120,', '120', 'fraction'],
    [',5', '', 'fraction'],
    ['1 20 cm', '120', 'fine'],
    ['-40', '40', 'fine'],
    ['201,5', '', 'beyond'],
  ])('parses %j as %j with the outcome %s', (typed, text, outcome) => {
    expect(parseSide(typed, { max: 200 })).toEqual({ text, outcome })
  })
})

describe('parseSize', () => {
  const limits = { width: { min: 20, max: 200 }, height: { min: 20, max: 500 } }

  it.each([
    ['20', '20', { width: 20, height: 20 }],
    ['200', '500', { width: 200, height: 500 }],
    ['19', '20', undefined],
    ['20', '19', undefined],
    ['201', '20', undefined],
    ['20', '501', undefined],
    ['', '20', undefined],
    ['20', '', undefined],
  ])('of %j by %j is %j', (width, height, size) => {
    expect(parseSize({ width, height }, limits)).toEqual(size)
  })
})

import { describe, expect, it } from 'vitest'
import { parseSide, parseSize, settleSide } from '#ui/shop/catalogue/measure-size.ts'

describe('parseSide', () => {
  it.each([
    ['', '', undefined],
    ['120', '120', undefined],
    ['200', '200', undefined],
    ['201', '', 'beyond'],
    ['99999999', '', 'beyond'],
    ['120,5', '120,5', 'fraction'],
    ['120.5', '120.5', 'fraction'],
    ['120,', '120,', 'fraction'],
    [',5', ',5', 'fraction'],
    ['.', '.', 'fraction'],
    ['1.6.0', '1.60', 'fraction'],
    ['1,6 m', '1,6', 'fraction'],
    ['1 20 cm', '120', undefined],
    ['-40', '40', undefined],
    ['201,5', '', 'beyond'],
  ])('parses %j as %j with the problem %s', (typed, text, problem) => {
    expect(parseSide(typed, { max: 200 })).toEqual({ text, problem })
  })
})

describe('settleSide', () => {
  const carpet = { min: 20, max: 200 }
  const curtain = { min: 20, max: 2350 }

  it.each([
    [carpet, '1,6', '160', 160],
    [carpet, '1.6', '160', 160],
    [carpet, '1,65', '165', 165],
    [carpet, '1,', '100', 100],
    [carpet, '.6', '60', 60],
    [carpet, '2,0', '200', 200],
    [curtain, '2,85', '285', 285],
    [curtain, '23,5', '2350', 2350],
  ])('reads %o %j as metres: %s cm', (limits, typed, text, centimetres) => {
    expect(settleSide(typed, limits)).toEqual({ text, centimetres })
  })

  it.each([
    [carpet, '', '', undefined],
    [carpet, '160', '160', undefined],
    [carpet, '19', '19', 'beyond'],
    [carpet, '2,01', '', 'beyond'],
    [carpet, '0,1', '10', 'beyond'],
    [carpet, '120,5', '120', 'fraction'],
    [curtain, '23,51', '23', 'fraction'],
    // 1605 cm in Spanish, 160.5 in English.
    [curtain, '1.605', '1.605', 'fraction'],
    [carpet, '.', '.', 'fraction'],
  ])('leaves %o %j as %j with the problem %s', (limits, typed, text, problem) => {
    expect(settleSide(typed, limits)).toEqual({ text, problem })
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
    ['120.5', '20', undefined],
  ])('of %j by %j is %j', (width, height, size) => {
    expect(parseSize({ width, height }, limits)).toEqual(size)
  })
})

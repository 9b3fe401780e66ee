import {
  billableArea,
  isMeasureValid,
  measureLimits,
  priceMeasure,
  checkSide,
} from '@colada/domain/catalogue/measures'
import type { MeasureKind } from '@colada/domain/catalogue/product'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

describe('limits (spec 000 §5)', () => {
  it.each<[MeasureKind, boolean, number, number, boolean]>([
    ['carpet', false, 20, 20, true],
    ['carpet', false, 200, 500, true],
    ['carpet', false, 201, 500, false],
    ['carpet', true, 500, 500, true],
    ['carpet', true, 501, 500, false],
    ['carpet', false, 19, 100, false],
    ['carpet', false, 100, 501, false],
    ['curtain', false, 2350, 2350, true],
    ['curtain', false, 2351, 100, false],
    ['curtain', true, 2351, 100, false],
    ['flag', false, 20, 2350, true],
    ['flag', false, 20.5, 100, false],
    ['flag', false, NaN, 100, false],
  ])('%s in store mode %s at %d × %d: %s', (kind, storeMode, width, height, valid) => {
    expect(isMeasureValid(kind, { width, height }, storeMode)).toBe(valid)
  })
})

describe('input of a side', () => {
  const { width } = measureLimits('carpet')
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['150', null],
    [' 150 ', null],
    ['1.5', 'not-whole'],
    ['150,5', 'not-whole'],
    ['1e2', 'not-whole'],
    ['-50', 'not-whole'],
    ['19', 'too-small'],
    ['201', 'too-large'],
  ])('%j: %s', (typed, problem) => {
    expect(checkSide(typed, width)).toBe(problem)
  })
})

describe('area and price', () => {
  it('bill at least 1 m² for carpets, the actual area for cloth', () => {
    expect(billableArea('carpet', { width: 50, height: 60 })).toBe(10_000)
    expect(billableArea('curtain', { width: 50, height: 60 })).toBe(3000)
    expect(priceMeasure('carpet', { width: 50, height: 60 }, 1195)).toBe(1195)
    expect(priceMeasure('carpet', { width: 200, height: 150 }, 1195)).toBe(3585)
  })

  const side = fc.integer({ min: 20, max: 500 })
  test.prop([side, side, side])('never decrease when a side grows', (width, height, more) => {
    const price = priceMeasure('carpet', { width, height }, 1195)
    expect(priceMeasure('carpet', { width: width + more, height }, 1195)).toBeGreaterThanOrEqual(price)
  })
})

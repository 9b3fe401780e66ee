import type { Cart, CartLine } from '@colada/domain/cart/cart'
import { fitsCookie, parseCart, serializeCart } from '@colada/domain/cart/cart-cookie'
import {
  addLine,
  checkAddition,
  checkQuantity,
  cartSize,
  removeInvalidLines,
  emptyCart,
  limitExpress,
  isLineQuantity,
  lineKey,
  mergeCarts,
  mergeThreeWay,
  clampQuantity,
  setMeasure,
  setQuantity,
} from '@colada/domain/cart/cart-rules'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { category } from '../catalogue/product-fixture.ts'

const measures = fc.record({
  width: fc.integer({ min: 20, max: 2350 }),
  height: fc.integer({ min: 20, max: 2350 }),
})
const lines = fc.record(
  {
    productId: fc.integer({ min: 1, max: 2000 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
    measure: measures,
  },
  { requiredKeys: ['productId', 'quantity'] },
)
const carts = fc.array(lines, { maxLength: 40 }).map((all): Cart => all.reduce(addLine, emptyCart))
const shirt: CartLine = { productId: 1, quantity: 2 }
const rug: CartLine = { productId: 300, quantity: 1, measure: { width: 200, height: 150 } }

describe('quantities (spec 000 §5)', () => {
  it.each([
    [2.9, 2],
    [-1, 0],
    [1001, 1000],
    [NaN, 0],
    [Infinity, 0],
  ])('%d is clamped to %d', (value, clamped) => {
    expect(clampQuantity(value)).toBe(clamped)
  })
})

describe('the quantity of a line', () => {
  it.each([1, 3, 1000])('can be %d', (value) => expect(isLineQuantity(value)).toBe(true))
  it.each([0, -1, 1001, 1.5, NaN, Infinity, 1e300])('cannot be %d', (value) => {
    expect(isLineQuantity(value)).toBe(false)
  })
})

describe('lines', () => {
  it('are merged by product and size', () => {
    const cart = [shirt, rug, shirt, { ...rug, measure: { width: 100, height: 100 } }].reduce(
      addLine,
      emptyCart,
    )
    expect(cart.lines.map((line) => [lineKey(line), line.quantity])).toEqual([
      ['1', 4],
      ['300:200x150', 1],
      ['300:100x100', 1],
    ])
    expect(cartSize(cart)).toBe(6)
  })
  it('are removed at quantity 0', () => {
    expect(setQuantity(addLine(emptyCart, shirt), '1', 0)).toEqual(emptyCart)
  })
  it('change their size in place or merge with a line of that size', () => {
    const cart = [rug, shirt, { ...rug, measure: { width: 90, height: 90 } }].reduce(addLine, emptyCart)
    expect(setMeasure(cart, '300:200x150', { width: 80, height: 80 }).lines[0]).toMatchObject({
      measure: { width: 80, height: 80 },
    })
    expect(setMeasure(cart, '300:200x150', { width: 90, height: 90 }).lines).toEqual([
      shirt,
      { ...rug, quantity: 2, measure: { width: 90, height: 90 } },
    ])
  })
  it('are removed when empty or of unknown products', () => {
    const cart: Cart = { lines: [shirt, { productId: 9, quantity: 1 }, { productId: 2, quantity: 0 }] }
    expect(removeInvalidLines(cart, (id) => id !== 9)).toEqual({ lines: [shirt] })
  })
})

describe('merging', () => {
  test.prop([carts, carts])('adds quantities up to the limit', (a, b) => {
    const merged = mergeCarts(a, b)
    for (const line of [...a.lines, ...b.lines]) {
      const both = [a, b].map(
        (cart) => cart.lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0,
      )
      const mergedLine = merged.lines.find((other) => lineKey(other) === lineKey(line))
      expect(mergedLine?.quantity).toBe(Math.min(1000, both[0]! + both[1]!))
    }
    expect(new Set(merged.lines.map(lineKey)).size).toBe(merged.lines.length)
  })
  test.prop([carts])('with an empty cart changes nothing', (cart) => {
    expect(mergeCarts(cart, emptyCart)).toEqual(cart)
    expect(mergeCarts(emptyCart, cart)).toEqual(cart)
  })
})

describe('three-way merge', () => {
  const of = (...pairs: [number, number][]): Cart => ({
    lines: pairs.map(([productId, quantity]) => ({ productId, quantity })),
  })
  it.each([
    ['local addition', of([1, 1]), of([1, 1], [2, 3]), of([1, 1]), of([1, 1], [2, 3])],
    ['remote addition', of([1, 1]), of([1, 1]), of([1, 1], [2, 3]), of([1, 1], [2, 3])],
    ['local removal', of([1, 1], [2, 3]), of([1, 1]), of([1, 1], [2, 3]), of([1, 1])],
    ['independent changes', of([1, 1], [2, 1]), of([2, 1], [3, 1]), of([1, 1], [2, 5]), of([2, 5], [3, 1])],
    ['conflicting changes', of([1, 1]), of([1, 4]), of([1, 2]), of([1, 4])],
    ['without a base', of(), of([1, 1]), of([2, 1]), of([1, 1], [2, 1])],
  ])('applies %s', (_, base, local, remote, merged) => {
    expect(mergeThreeWay(base, local, remote)).toEqual(merged)
  })
  test.prop([carts, carts, carts])('is idempotent', (base, local, remote) => {
    const merged = mergeThreeWay(base, local, remote)
    const again = mergeThreeWay(base, local, merged)
    expect(new Map(again.lines.map((line) => [lineKey(line), line.quantity]))).toEqual(
      new Map(merged.lines.map((line) => [lineKey(line), line.quantity])),
    )
  })
  test.prop([carts, carts])('loses nothing without a base', (local, remote) => {
    const merged = mergeThreeWay(emptyCart, local, remote)
    for (const line of removeInvalidLines(local).lines) {
      const mergedLine = merged.lines.find((other) => lineKey(other) === lineKey(line))
      expect(mergedLine?.quantity).toBeGreaterThanOrEqual(line.quantity)
    }
  })
})

describe('additions', () => {
  const express = category({ id: 14, compatible: compatibleCategories(14) })
  it('are rejected for incompatible categories, except in store mode', () => {
    const cart = addLine(emptyCart, shirt)
    expect(checkAddition(cart, { productId: 5, quantity: 1 }, express, new Set([2]))).toBe('incompatible')
    expect(
      checkAddition(cart, { productId: 5, quantity: 1 }, express, new Set([2]), { storeMode: true }),
    ).toBeNull()
  })
  it('are rejected for a disabled category, except in store mode', () => {
    const disabled = category({ isDisabled: true })
    expect(checkAddition(emptyCart, shirt, disabled, new Set())).toBe('disabled')
    expect(checkAddition(emptyCart, shirt, disabled, new Set(), { storeMode: true })).toBeNull()
  })
  it.each([
    [2, 0, null],
    [3, 0, 'express-limit'],
    [1, 1, null],
    [1, 2, 'express-limit'],
  ])('with %d express garments, and %d in the order: %s', (count, garments, problem) => {
    const cart = addLine(emptyCart, { productId: 5, quantity: count })
    const added = { productId: 6, quantity: 1 }
    expect(checkAddition(cart, added, express, new Set([14]), { garments })).toBe(problem)
  })
  it('above three express garments leave the last ones out', () => {
    const cart = { lines: [5, 6, 7].map((productId) => ({ productId, quantity: 2 })) }
    expect(limitExpress(cart, () => 14).lines).toEqual([
      { productId: 5, quantity: 2 },
      { productId: 6, quantity: 1 },
    ])
    expect(limitExpress(cart, () => 2)).toEqual(cart)
  })
  it.each([
    [1, 14, 3, null],
    [1, 14, 4, 'express-limit'],
    [9, 14, 8, null],
    [1, 2, 500, null],
  ])('setting a line of %d in category %d to %d: %s', (before, categoryId, quantity, problem) => {
    const cart = addLine(emptyCart, { productId: 5, quantity: before })
    expect(checkQuantity(cart, { key: '5', quantity }, categoryId)).toBe(problem)
  })
  it('are limited by quantity and cookie size', () => {
    const maximum = addLine(emptyCart, { productId: 1, quantity: 1000 })
    expect(checkAddition(maximum, { productId: 1, quantity: 1 }, category(), new Set([2]))).toBe(
      'quantity-limit',
    )
    const full = Array.from({ length: 400 }, (_, index) => ({
      productId: 1046,
      quantity: 1000,
      measure: { width: 2000, height: 1000 + index },
    })).reduce(addLine, emptyCart)
    expect(fitsCookie(full)).toBe(false)
    expect(checkAddition(full, shirt, category(), new Set([2]))).toBe('cart-full')
  })
})

describe('the cart cookie', () => {
  test.prop([carts])('round-trips', (cart) => {
    expect(parseCart(serializeCart(cart))).toEqual(cart)
  })
  test.prop([fc.string()])('is parsed without throwing', (text) => {
    expect(() => parseCart(`v1.${text}`)).not.toThrow()
  })
  it('fits every product of the catalogue into 4 KB of cookie characters', () => {
    const cart: Cart = {
      lines: Array.from({ length: 168 }, (_, i) => ({ productId: 1000 + i, quantity: 1000 })),
    }
    expect(fitsCookie(cart)).toBe(true)
    expect(serializeCart(cart)).toMatch(/^v1[\w.-]*$/)
  })
  it.each([undefined, '', 'v0.1-1', 'v2.1-1', '{"lines":[]}'])('is empty for %j', (value) => {
    expect(parseCart(value)).toEqual(emptyCart)
  })
})

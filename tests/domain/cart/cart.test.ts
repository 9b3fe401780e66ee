import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Cart, CartLine } from '@colada/domain/cart/cart'
import { cartFitsCookie, readCartCookie, writeCartCookie } from '@colada/domain/cart/cart-cookie'
import {
  addLine,
  addProblem,
  raiseProblem,
  cartSize,
  cleanCart,
  emptyCart,
  isLineQuantity,
  lineKey,
  mergeCarts,
  mergeSince,
  readQuantity,
  setMeasure,
  setQuantity,
} from '@colada/domain/cart/cart-rules'
import { compatibleCategories } from '@colada/domain/catalogue/compatibility'
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
  ])('%d is kept as %d', (value, kept) => {
    expect(readQuantity(value)).toBe(kept)
  })
})

describe('a line’s quantity, as it was sent,', () => {
  it.each([1, 3, 1000])('may be %d', (value) => expect(isLineQuantity(value)).toBe(true))
  it.each([0, -1, 1001, 1.5, NaN, Infinity, 1e300])('may not be %d', (value) => {
    expect(isLineQuantity(value)).toBe(false)
  })
})

describe('lines', () => {
  it('adds to the line that is there, and keeps sizes apart', () => {
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
  it('removes a line at zero', () => {
    expect(setQuantity(addLine(emptyCart, shirt), '1', 0)).toEqual(emptyCart)
  })
  it('changes a size in place and merges into a twin', () => {
    const cart = [rug, shirt, { ...rug, measure: { width: 90, height: 90 } }].reduce(addLine, emptyCart)
    expect(setMeasure(cart, '300:200x150', { width: 80, height: 80 }).lines[0]).toMatchObject({
      measure: { width: 80, height: 80 },
    })
    expect(setMeasure(cart, '300:200x150', { width: 90, height: 90 }).lines).toEqual([
      shirt,
      { ...rug, quantity: 2, measure: { width: 90, height: 90 } },
    ])
  })
  it('drops unknown products and empty lines on load', () => {
    const cart: Cart = { lines: [shirt, { productId: 9, quantity: 1 }, { productId: 2, quantity: 0 }] }
    expect(cleanCart(cart, (id) => id !== 9)).toEqual({ lines: [shirt] })
  })
})

describe('merging', () => {
  test.prop([carts, carts])('loses no garment below the limit', (a, b) => {
    const merged = mergeCarts(a, b)
    for (const line of [...a.lines, ...b.lines]) {
      const both = [a, b].map(
        (cart) => cart.lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0,
      )
      const kept = merged.lines.find((other) => lineKey(other) === lineKey(line))
      expect(kept?.quantity).toBe(Math.min(1000, both[0]! + both[1]!))
    }
    expect(new Set(merged.lines.map(lineKey)).size).toBe(merged.lines.length)
  })
  test.prop([carts])('with nothing changes nothing', (cart) => {
    expect(mergeCarts(cart, emptyCart)).toEqual(cart)
    expect(mergeCarts(emptyCart, cart)).toEqual(cart)
  })
})

describe('two carts that were the same once', () => {
  const of = (...pairs: [number, number][]): Cart => ({
    lines: pairs.map(([productId, quantity]) => ({ productId, quantity })),
  })
  it.each([
    ['this device added', of([1, 1]), of([1, 1], [2, 3]), of([1, 1]), of([1, 1], [2, 3])],
    ['the other added', of([1, 1]), of([1, 1]), of([1, 1], [2, 3]), of([1, 1], [2, 3])],
    ['this device took out', of([1, 1], [2, 3]), of([1, 1]), of([1, 1], [2, 3]), of([1, 1])],
    [
      'each did something else',
      of([1, 1], [2, 1]),
      of([2, 1], [3, 1]),
      of([1, 1], [2, 5]),
      of([2, 5], [3, 1]),
    ],
    ['both changed the same', of([1, 1]), of([1, 4]), of([1, 2]), of([1, 4])],
    ['they never met', of(), of([1, 1]), of([2, 1]), of([1, 1], [2, 1])],
  ])('are brought together where %s', (_, known, mine, theirs, both) => {
    expect(mergeSince(known, mine, theirs)).toEqual(both)
  })
  test.prop([carts, carts, carts])('are the same once more when asked again', (known, mine, theirs) => {
    const both = mergeSince(known, mine, theirs)
    const again = mergeSince(known, mine, both)
    expect(new Map(again.lines.map((line) => [lineKey(line), line.quantity]))).toEqual(
      new Map(both.lines.map((line) => [lineKey(line), line.quantity])),
    )
  })
  test.prop([carts, carts])('lose nothing that they never had in common', (mine, theirs) => {
    const both = mergeSince(emptyCart, mine, theirs)
    for (const line of cleanCart(mine).lines) {
      const kept = both.lines.find((other) => lineKey(other) === lineKey(line))
      expect(kept?.quantity).toBeGreaterThanOrEqual(line.quantity)
    }
  })
})

describe('what may be added', () => {
  const express = category({ id: 14, compatible: compatibleCategories(14) })
  it('blocks incompatible categories, except for store staff', () => {
    const cart = addLine(emptyCart, shirt)
    expect(addProblem(cart, { productId: 5, quantity: 1 }, express, new Set([2]))).toBe('incompatible')
    expect(addProblem(cart, { productId: 5, quantity: 1 }, express, new Set([2]), true)).toBeNull()
  })
  it.each([
    [2, null],
    [3, null],
    [4, 'express-limit'],
  ])('with %d express garments: %s', (held, problem) => {
    const cart = addLine(emptyCart, { productId: 5, quantity: held })
    expect(addProblem(cart, { productId: 6, quantity: 1 }, express, new Set([14]))).toBe(problem)
  })
  it.each([
    [1, 14, 4, null],
    [1, 14, 5, 'express-limit'],
    [9, 14, 8, null],
    [1, 2, 500, null],
  ])('raising a line of %d in category %d to %d: %s', (held, categoryId, quantity, problem) => {
    const cart = addLine(emptyCart, { productId: 5, quantity: held })
    expect(raiseProblem(cart, { key: '5', quantity }, categoryId)).toBe(problem)
  })
  it('stops at a thousand of one, and at what a cookie holds', () => {
    const thousand = addLine(emptyCart, { productId: 1, quantity: 1000 })
    expect(addProblem(thousand, { productId: 1, quantity: 1 }, category(), new Set([2]))).toBe(
      'quantity-limit',
    )
    const full = Array.from({ length: 400 }, (_, index) => ({
      productId: 1046,
      quantity: 1000,
      measure: { width: 2000, height: 1000 + index },
    })).reduce(addLine, emptyCart)
    expect(cartFitsCookie(full)).toBe(false)
    expect(addProblem(full, shirt, category(), new Set([2]))).toBe('cart-full')
  })
})

describe('the cookie', () => {
  test.prop([carts])('gives back what it was given', (cart) => {
    expect(readCartCookie(writeCartCookie(cart))).toEqual(cart)
  })
  test.prop([fc.string()])('is never thrown by what it reads', (text) => {
    expect(() => readCartCookie(`v1.${text}`)).not.toThrow()
  })
  it('holds every product of the catalogue within 4 KB, in cookie characters', () => {
    const cart: Cart = {
      lines: Array.from({ length: 168 }, (_, i) => ({ productId: 1000 + i, quantity: 1000 })),
    }
    expect(cartFitsCookie(cart)).toBe(true)
    expect(writeCartCookie(cart)).toMatch(/^v1[\w.-]*$/)
  })
  it.each([undefined, '', 'v0.1-1', 'v2.1-1', '{"lines":[]}'])('reads %j as empty', (value) => {
    expect(readCartCookie(value)).toEqual(emptyCart)
  })
})

import type { Product } from '@colada/domain/catalogue/product'
import { describe, expect, it } from 'vitest'
import { findGarments, parseGarmentEntry } from '#backoffice/features/counter/order/garment-entry.ts'

describe('an entry', () => {
  it.each([
    ['1', { quantity: 1, text: '1' }],
    ['3*1', { quantity: 3, text: '1' }],
    [' 12 * camisa ', { quantity: 12, text: 'camisa' }],
    ['300 350x200', { quantity: 1, text: '300', measure: { width: 350, height: 200 } }],
    [
      '2*alfombra de lana 100 × 80',
      { quantity: 2, text: 'alfombra de lana', measure: { width: 100, height: 80 } },
    ],
    ['1000*1', { quantity: 1000, text: '1' }],
  ])('%s is read', (typed, expected) => expect(parseGarmentEntry(typed)).toEqual(expected))

  it.each(['', '   ', '3*', '0*1', '1001*1', '*1', '3*2*1'])('%s names no garment', (typed) =>
    expect(parseGarmentEntry(typed)).toBeNull(),
  )
})

describe('garments', () => {
  const product = (id: number, name: string, popularity: number) => ({ id, name, popularity }) as Product
  const products = [
    product(1, 'Camisa lavada y planchada', 2),
    product(11, 'Camisón', 3),
    product(300, 'Alfombra sintética', 1),
    product(301, 'Camisa de seda', 1),
  ]
  const found = (text: string) => findGarments(products, text).map(({ id }) => id)

  it('are found by their code alone', () => expect(found('1')).toEqual([1]))
  it('are found by words of their name, the most ordered first', () => {
    expect(found('CAMIS')).toEqual([301, 1, 11])
    expect(found('planchada camisa')).toEqual([1])
    expect(found('camison')).toEqual([11])
  })
  it('are none for an unknown code or name', () => {
    expect(found('9999')).toEqual([])
    expect(found('zapato')).toEqual([])
  })
})

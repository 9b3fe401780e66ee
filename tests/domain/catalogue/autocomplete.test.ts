import { autocomplete } from '@colada/domain/catalogue/autocomplete'
import type { Category } from '@colada/domain/catalogue/category'
import { describe, expect, it } from 'vitest'
import { product } from './product-fixture.ts'

const products = [
  product({ id: 1, name: 'Camisa', description: 'De algodón' }),
  product({ id: 2, name: 'Camisa PLUS' }),
  product({ id: 3, name: 'Edredón doble', searchText: 'nórdico plumas' }),
  product({ id: 4, name: 'Pantalón de vestir' }),
  product({ id: 5, name: 'Mantel' }),
]
const category = (id: number, name: string) => ({ id, name }) as Category
const categories = [category(4, 'Edredones'), category(7, 'Plancha'), category(8, 'Alfombras')]

describe('autocomplete', () => {
  it.each([
    ['c', [], [1]],
    ['cami', [], [1]],
    ['CÁMI', [], [1]],
    ['edre', [4], [3]],
    ['doble edr', [], [3]],
    ['p', [7], [4]],
    ['vest', [], [4]],
    ['mis', [], []],
    ['misa', [], [1]],
    ['algodon', [], [1]],
    ['nordicos', [4], [3]],
    ['rug', [8], []],
    ['¿cami', [], [1]],
    ['doble, edr', [], [3]],
    ['?!', [], []],
    ['zz', [], []],
    ['', [], []],
    ['  ', [], []],
    ['s', [], []],
  ])('%j: categories %j, products %j', (typed, categoryIds, productIds) => {
    const found = autocomplete(categories, products, typed)
    expect(found.categories.map(({ id }) => id)).toEqual(categoryIds)
    expect(found.products.map(({ id }) => id)).toEqual(productIds)
  })

  it('begins with the exact name, then whole words', () => {
    const named = ['Camisas blancas', 'Camisón', 'Camisa']
    const { products: found } = autocomplete(
      [],
      named.map((name, id) => product({ id, name })),
      'camisa',
    )
    expect(found.map(({ name }) => name)).toEqual(['Camisa', 'Camisas blancas'])
  })

  it('limits the results, without duplicates', () => {
    const many = Array.from({ length: 12 }, (_, at) => product({ id: at, name: `Camisa ${at}` }))
    const { products: found } = autocomplete([], many, 'camisa')
    expect(found.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
  })
})

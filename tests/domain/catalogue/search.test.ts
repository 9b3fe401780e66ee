import { searchProducts } from '@colada/domain/catalogue/search'
import { isPlusProduct, foldText, parseSearchTerms } from '@colada/domain/catalogue/search-terms'
import { describe, expect, it } from 'vitest'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'
import { product } from './product-fixture.ts'

describe('search terms (spec 000 §5)', () => {
  it.each([
    ['camisas', ['camisa']],
    ['Edredón', ['edredon']],
    ['traje de novia', ['traje', 'novia']],
    ['camisa&blanca', ['camisa', 'blanca']],
    ['camisa+blanca', ['camisa', 'blanca']],
    ['de la', []],
    ['', []],
    ['t-shirts', ['tshirt']],
    ['¿Camisas?', ['camisa']],
    ['camisa, pantalón; (seda)', ['camisa', 'pantalon', 'seda']],
    ['camisa/blusa', ['camisa', 'blusa']],
    ['women’s', ['women']],
    ['edredón'.normalize('NFD'), ['edredon']],
    ['----', []],
    ['-de-', []],
  ])('of %j are %j', (query, terms) => {
    expect(parseSearchTerms(query)).toEqual(terms)
  })
})

describe('search', () => {
  const products = [
    product({ id: 1, name: 'Camisa', description: 'De algodón' }),
    product({ id: 2, name: 'Camisa PLUS' }),
    product({ id: 3, name: 'Edredón doble', searchText: 'nórdico plumas' }),
    product({ id: 4, name: 'T-shirt' }),
  ]
  it.each([
    ['camisas', [1]],
    ['CAMISA algodon', [1]],
    ['camisa plumas', []],
    ['nordicos', [3]],
    ['t-shirt', [4]],
    ['zzzzz', []],
    ['de', [1, 3, 4]],
  ])('%j finds %j', (query, ids) => {
    expect(searchProducts(products, query).map(({ id }) => id)).toEqual(ids)
  })
})

describe('the search index', () => {
  const products = catalogueRows().products.map(({ id, es }) => product({ ...es, id: id! }))
  /** The specification's rule without an index. */
  const searchWithoutIndex = (query: string) =>
    products.filter((candidate) => {
      const words = foldText(`${candidate.name} ${candidate.description} ${candidate.searchText}`)
        .replace(/-/g, '')
        .split(/\s+/)
      return (
        !isPlusProduct(candidate) &&
        parseSearchTerms(query).every((word) => words.some((other) => other.includes(word)))
      )
    })

  it.each(['camisa', 'camisa blanca', 'LANA', 'edredones', 'a-brigo', 'misa', 'camisa camisa', 'xyzzy', ''])(
    'finds the same for %j as a full scan',
    (query) => expect(searchProducts(products, query)).toEqual(searchWithoutIndex(query)),
  )
})

import { describe, expect, it } from 'vitest'
import { searchProducts } from '@colada/domain/catalogue/search'
import { isPlus, plainText, searchWords } from '@colada/domain/catalogue/search-words'
import { catalogueRows } from '#api/seed/catalogue-rows.ts'
import { product } from './product-fixture.ts'

describe('words of a search (spec 000 §5)', () => {
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
  ])('%j are %j', (query, words) => {
    expect(searchWords(query)).toEqual(words)
  })
})

describe('finding', () => {
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

describe('the index of words', () => {
  const products = catalogueRows().products.map(({ id, es }) => product({ ...es, id: id! }))
  /** The specification's rule, read out product by product. */
  const byRule = (query: string) =>
    products.filter((candidate) => {
      const words = plainText(`${candidate.name} ${candidate.description} ${candidate.searchText}`)
        .replace(/-/g, '')
        .split(/\s+/)
      return (
        !isPlus(candidate) && searchWords(query).every((word) => words.some((known) => known.includes(word)))
      )
    })

  it.each(['camisa', 'camisa blanca', 'LANA', 'edredones', 'a-brigo', 'misa', 'camisa camisa', 'xyzzy', ''])(
    'finds for %j what reading everything finds',
    (query) => expect(searchProducts(products, query)).toEqual(byRule(query)),
  )
})

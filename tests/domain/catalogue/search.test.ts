import { searchProducts } from '@colada/domain/catalogue/search'
import { isPlusProduct, foldText, parseSearchTerms } from '@colada/domain/catalogue/search-terms'
import { searchSynonyms } from '@colada/domain/content/search-synonyms'
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
    // A T-shirt has the letters of its synonym.
    ['camisas', [1, 4]],
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

describe('the order of results', () => {
  const products = [
    product({ id: 1, categoryId: 3, name: 'Bolsa', description: 'Teñir gorra' }),
    product({ id: 2, categoryId: 7, name: 'Lote', description: 'Teñir gorra' }),
    product({ id: 3, categoryId: 2, name: 'Gorrazo: teñir' }),
    product({ id: 4, categoryId: 2, name: 'Gorra de lana, sin teñir' }),
    product({ id: 5, categoryId: 2, name: 'Teñir gorra' }),
  ]
  const categories = [
    { id: 3, name: 'Lavandería' },
    { id: 7, name: 'Teñir gorras' },
  ]
  it('is exact name, whole words, beginnings of words, category, other texts', () => {
    expect(searchProducts(products, 'teñir gorra', categories).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
  })
})

describe('synonyms', () => {
  const { categories, products } = catalogueRows()
  const sold = (language: 'es' | 'en') =>
    products.map(({ id, categoryId, ...texts }) => product({ ...texts[language], id: id!, categoryId }))
  const bySynonym = { es: sold('es'), en: sold('en') }
  const find = (language: 'es' | 'en', query: string) =>
    searchProducts(
      bySynonym[language],
      query,
      categories.map((row) => ({ id: row.id!, name: row[language].name })),
    )

  it.each([
    ['es', 't-shirt', 'Planchar camiseta o polo'],
    ['en', 't-shirt', 'T-shirt or polo, ironed only'],
    ['es', 'edredón nórdico', 'Edredón de cama doble'],
    ['en', 'edredón nórdico', 'Duvet cover, washed and ironed'],
    ['es', 'duvet', 'Edredón de cama doble'],
    ['en', 'tuxedo', 'Dinner suit or morning suit'],
    ['es', 'vestido de novia', 'Vestido de novia'],
    ['en', 'bridal gown', 'Wedding dress'],
  ] as const)('in %s %j finds first %j', (language, query, name) => {
    expect(find(language, query)[0]?.name).toBe(name)
  })

  it('are no phrases that would lose a word', () => {
    const names = (query: string) => find('en', query).map(({ name }) => name)
    // Not `bed linen`, and not `tee shirt`.
    expect(names('sheets')).not.toContain('Trousers or chinos')
    expect(names('t-shirt')).not.toContain('Silk shirt or blouse')
  })

  it('are in one group each, and find something in both languages', () => {
    const phrases = searchSynonyms.flat().map(foldText)
    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([])
    const groups = searchSynonyms.map((group) => group.find((phrase) => parseSearchTerms(phrase).length > 0)!)
    const without = (language: 'es' | 'en') => groups.filter((phrase) => find(language, phrase).length === 0)
    expect([without('es'), without('en')]).toEqual([[], []])
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
    'finds for %j what a full scan finds',
    (query) => {
      const found = new Set(searchProducts(products, query))
      // Synonyms add results.
      expect(searchWithoutIndex(query).filter((each) => !found.has(each))).toEqual([])
    },
  )
})

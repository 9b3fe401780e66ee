import { allCategories, catalogue } from '@colada/api/seed/catalogue/catalogue'
import { postalCodes } from '@colada/api/seed/places/postal-codes'
import { sources } from '@colada/api/seed/places/sources'
import { DEFAULT_SOURCE_ID } from '@colada/domain/account/registration'
import { categoryIds } from '@colada/domain/catalogue/category'
import { countPages } from '@colada/domain/catalogue/pagination'
import type { Product } from '@colada/domain/catalogue/product'
import { searchProducts } from '@colada/domain/catalogue/search'
import { bestSellerIds } from '@colada/domain/catalogue/suggestions'
import { isPostalCode } from '@colada/domain/coverage/postal-code'
import { stores } from '@colada/domain/coverage/stores'
import { zoneIds } from '@colada/domain/schedule/zone-ids'
import { languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'

const products = catalogue.flatMap((category) =>
  category.products.map((product) => ({ ...product, categoryId: category.id })),
)
const productById = new Map(products.map((product) => [product.id, product]))
const texts = products.flatMap((product) =>
  languages.map((language) => ({ id: product.id, language, ...product[language] })),
)
const categoryTexts = [allCategories, ...catalogue].flatMap((category) =>
  languages.map((language) => ({ id: category.id, language, ...category[language] })),
)

function repeated<Item>(items: readonly Item[]): Item[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}

describe('the size of the catalogue (decisions: Catalogue seed)', () => {
  it.each([
    [categoryIds.dryCleaning, 49, 60, 5],
    [categoryIds.laundry, 13, 24, 2],
    [categoryIds.ironing, 13, 24, 2],
    [categoryIds.leather, 13, 24, 2],
    [categoryIds.specialItems, 25, 36, 3],
    [categoryIds.duvets, 1, 12, 1],
    [categoryIds.carpets, 1, 12, 1],
    [categoryIds.vouchers, 1, 12, 1],
    [categoryIds.companies, 1, 12, 1],
    [categoryIds.renting, 1, 12, 1],
    [categoryIds.express, 1, 12, 1],
  ])('category %i has between %i and %i products, on %i pages', (id, least, most, pages) => {
    const count = catalogue.find((category) => category.id === id)?.products.length ?? 0
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
    expect(countPages(count)).toBe(pages)
  })

  it('fills the fourteen pages of all categories', () => {
    expect(countPages(products.length)).toBe(14)
  })

  it('lists every category once', () => {
    const { all, ...owned } = categoryIds
    expect(allCategories.id).toBe(all)
    expect(catalogue.map((category) => category.id).toSorted((a, b) => a - b)).toEqual(
      Object.values(owned).toSorted((a, b) => a - b),
    )
  })
})

describe('products that the specification references by id', () => {
  it('contains every best seller, for private customers', () => {
    const missing = bestSellerIds.filter((id) => !productById.has(id))
    expect(missing).toEqual([])
    const business: number[] = [categoryIds.companies, categoryIds.renting]
    expect(bestSellerIds.filter((id) => business.includes(productById.get(id)!.categoryId))).toEqual([])
  })

  it('has a measure for exactly the products of spec 000 §2', () => {
    const measured = products
      .filter((product) => product.measure !== undefined)
      .map(({ id, measure, categoryId }) => ({ id, measure, categoryId }))
      .toSorted((a, b) => a.id - b.id)
    const carpet = { measure: 'carpet', categoryId: categoryIds.carpets }
    const curtain = { measure: 'curtain', categoryId: categoryIds.specialItems }
    expect(measured).toEqual([
      { id: 300, ...carpet },
      { id: 301, ...carpet },
      { id: 302, ...carpet },
      { id: 303, ...carpet },
      { id: 304, ...curtain },
      { id: 466, ...carpet },
      { id: 541, measure: 'flag', categoryId: categoryIds.specialItems },
      { id: 1046, ...curtain },
      { id: 1047, ...curtain },
      { id: 1082, ...carpet },
      { id: 1145, ...carpet },
      { id: 1146, ...carpet },
    ])
  })

  it('has square-metre prices for measured products only', () => {
    const wrong = products.filter(
      (product) => (product.unit === 'square-metre') !== (product.measure !== undefined),
    )
    expect(wrong.map((product) => product.id)).toEqual([])
  })

  it.each(languages)('names PLUS products in %s, the same ones in both languages', (language) => {
    const plus = products.filter((product) => product[language].name.includes('PLUS'))
    expect(plus.length).toBeGreaterThan(5)
    expect(plus.filter((product) => !product.es.name.includes('PLUS'))).toEqual([])
    expect(plus.filter((product) => !product.en.name.includes('PLUS'))).toEqual([])
  })
})

describe('prices', () => {
  it('are positive integers in cents', () => {
    expect(products.filter(({ priceCents }) => !Number.isInteger(priceCents) || priceCents <= 0)).toEqual([])
  })

  it('include transport in every category except vouchers', () => {
    const free = catalogue.filter((category) => category.transportCents === 0)
    expect(free.map((category) => category.id)).toEqual([categoryIds.vouchers])
  })

  it('have symmetric compatible categories', () => {
    const compatible = new Map(catalogue.map((category) => [category.id, category.compatible]))
    const oneSided = catalogue.flatMap((category) =>
      category.compatible.filter((other) => !compatible.get(other)?.includes(category.id)),
    )
    expect(oneSided).toEqual([])
    expect(catalogue.filter((category) => !category.compatible.includes(category.id))).toEqual([])
  })
})

describe('slugs of categories and products', () => {
  it('belong to products with unique ids', () => {
    expect(repeated(products.map((product) => product.id))).toEqual([])
  })

  it.each(languages)('are unique in %s', (language) => {
    expect(repeated(categoryTexts.filter((text) => text.language === language).map((t) => t.slug))).toEqual(
      [],
    )
    const paths = products.map((product) => `${product.categoryId}/${product[language].slug}`)
    expect(repeated(paths)).toEqual([])
  })

  it('equal those of spec 000 §2 for categories', () => {
    const slugs = Object.fromEntries(
      [allCategories, ...catalogue].map(({ id, es, en }) => [id, [es.slug, en.slug]]),
    )
    expect(slugs).toEqual({
      [categoryIds.all]: ['todas-las-categorias', 'all-categories'],
      [categoryIds.dryCleaning]: ['tintoreria', 'dry-cleaning'],
      [categoryIds.laundry]: ['lavanderia', 'laundry'],
      [categoryIds.duvets]: ['edredones', 'duvet'],
      [categoryIds.ironing]: ['planchar', 'ironing'],
      [categoryIds.carpets]: ['alfombras', 'carpets'],
      [categoryIds.leather]: ['pieles', 'leather'],
      [categoryIds.vouchers]: ['bonos', 'packs'],
      [categoryIds.specialItems]: ['prendas-especiales', 'special-items'],
      [categoryIds.companies]: ['lavanderia-empresas', 'laundry-for-companies'],
      [categoryIds.renting]: ['renting', 'renting'],
      [categoryIds.express]: ['expres', 'express'],
    })
  })

  it('are plain ASCII', () => {
    const slugs = [...texts, ...categoryTexts].map((text) => text.slug)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })
})

describe('texts', () => {
  it('differ between the languages', () => {
    const same = products.filter(
      ({ es, en }) =>
        es.name === en.name ||
        es.slug === en.slug ||
        es.description === en.description ||
        es.serviceType === en.serviceType ||
        es.metaTitle === en.metaTitle ||
        es.metaDescription === en.metaDescription,
    )
    expect(same.map((product) => product.es.name)).toEqual([])
  })

  it('have an exclusion in both languages or in neither', () => {
    const lopsided = products.filter(({ es, en }) => (es.excluded === '') !== (en.excluded === ''))
    expect(lopsided.map((product) => product.id)).toEqual([])
  })

  it('contain no Spanish in the English text', () => {
    const spanishOnly = /[ñ¿¡]|\b(lavado|planchado|limpieza|cuando|también|después)\b/i
    const foreign = texts.filter(
      (text) =>
        text.language === 'en' && spanishOnly.test(`${text.name} ${text.description} ${text.serviceType}`),
    )
    expect(foreign.map((text) => text.id)).toEqual([])
  })

  it('use names of at most sixty characters', () => {
    expect(texts.filter((text) => text.name.length > 60).map((text) => text.name)).toEqual([])
  })

  it('describe each product in two unique paragraphs of a minimum length', () => {
    const wordCount = (text: string) => text.split(/\s+/).length
    const poor = texts.filter(
      (text) =>
        wordCount(text.description) < 40 ||
        wordCount(text.description) > 140 ||
        text.description.split('\n\n').length !== 2,
    )
    expect(poor.map((text) => `${text.id} ${text.language}`)).toEqual([])
    expect(repeated(texts.map((text) => text.description))).toEqual([])
    expect(repeated(texts.map((text) => text.metaDescription))).toEqual([])
  })

  it('have meta texts that fit a search result', () => {
    const all = [...texts, ...categoryTexts]
    expect(all.filter((text) => text.metaDescription.length > 149).map((text) => text.slug)).toEqual([])
    expect(all.filter((text) => text.metaDescription.length < 50).map((text) => text.slug)).toEqual([])
    expect(
      all.filter((text) => text.metaTitle.length <= 5 || text.metaTitle.length > 60).map((t) => t.slug),
    ).toEqual([])
  })

  it('contain no fee, time, lead time or year, which have their own source', () => {
    const fact = /\d|€|\b(euros?|horas|hours|días laborables|working days|gratis|free of charge)\b/i
    const sentences = texts.flatMap((text) => [text.description, text.metaDescription, text.excluded])
    const weights = /\b(5|8|10|15|31) (kg|prendas|items|camisas)\b/gi
    expect(sentences.filter((sentence) => fact.test(withoutNames(sentence)))).toEqual([])

    /** The weight of a bag and the size of a pack are part of the product's name. */
    function withoutNames(sentence: string): string {
      return sentence.replace(weights, '')
    }
  })

  it('contain no markup', () => {
    expect(texts.filter((text) => /[<>]|&\w+;/.test(Object.values(text).join(' ')))).toEqual([])
  })
})

describe('search', () => {
  it.each([
    ['es', 'nórdicos', 29],
    ['es', 'tejanos', 20],
    ['es', 'sneakers', 411],
    ['es', 'blackout', 1046],
    ['es', 'sabanas bajera', 81],
    ['es', 'americana&pantalon', 3],
    ['en', 'drapes', 304],
    ['en', 'sneakers', 411],
    ['en', 'comforter', 29],
    ['en', 'pants', 2],
    ['en', 'bridal', 401],
    ['en', 'puffer', 32],
  ] as const)('in %s “%s” finds product %i', (language, query, id) => {
    const sold = products.map((product): Product => ({
      ...product,
      ...product[language],
      slugs: { es: product.es.slug, en: product.en.slug },
      picture: '',
      price: product.priceCents,
      measure: product.measure ?? null,
      isDisabled: false,
      expectedDelivery: '',
      popularity: 1,
      changedOn: '2026-11-01',
    }))
    const found = searchProducts(sold, query)
    expect(found.map((product) => product.id)).toContain(id)
    expect(found.length).toBeLessThan(products.length / 4)
  })
})

describe('places', () => {
  it('are unique Spanish postal codes', () => {
    expect(postalCodes.filter(({ code }) => !isPostalCode(code))).toEqual([])
    expect(repeated(postalCodes.map(({ code }) => code))).toEqual([])
  })

  it.each([
    ['madrid', '28'],
    ['barcelona', '08'],
    ['valencia', '46'],
    ['sevilla', '41'],
  ])('are within the province of %s', (zone, province) => {
    const codes = postalCodes.filter((place) => place.zone === zone)
    expect(codes.length).toBeGreaterThan(20)
    expect(codes.filter(({ code }) => !code.startsWith(province))).toEqual([])
  })

  it('include the towns of spec 000 §2', () => {
    const covered = new Set(postalCodes.map(({ town }) => town))
    const named = [
      'Valencia, Alboraia, Tavernes Blanques, Burjassot, Godella, Paterna, Mislata, Xirivella, Picanya',
      'Barcelona, Esplugues de Llobregat, Sant Just Desvern, Hospitalet de Llobregat',
      'Santa Coloma de Gramenet, Sant Adrià del Besòs, Badalona',
    ].flatMap((towns) => towns.split(', '))
    expect(named.filter((town) => !covered.has(town))).toEqual([])
    const aroundSeville = postalCodes.filter(({ zone }) => zone === 'sevilla').map(({ town }) => town)
    expect(new Set(aroundSeville).size).toBe(9)
  })

  it('include the postal codes of the seven stores, each in its zone', () => {
    expect(stores.map((store) => store.id).toSorted((a, b) => a - b)).toEqual([2, 36, 44, 46, 47, 48, 49])
    const stray = stores.filter(
      (store) =>
        !postalCodes.some(
          ({ code, town, zone }) => code === store.postalCode && town === store.town && zone === store.zone,
        ),
    )
    expect(stray).toEqual([])
    expect(zoneIds).toEqual(expect.arrayContaining(stores.map((store) => store.zone)))
  })

  it('have three stores for store mode', () => {
    const reserved = stores.filter((store) => store.isStoreModeOnly).map((store) => store.id)
    expect(reserved).toEqual([47, 48, 49])
  })

  it('include the default source of a registration', () => {
    expect(repeated(sources.map((source) => source.id))).toEqual([])
    expect(sources.map((source) => source.id)).toContain(DEFAULT_SOURCE_ID)
    expect(sources.filter((source) => source.es === source.en)).toEqual([])
  })
})

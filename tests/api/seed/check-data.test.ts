import { describe, expect, it } from 'vitest'
import { categoryFile } from '#api/seed/catalogue/category-schema.ts'
import leather from '#api/seed/catalogue/leather.json' with { type: 'json' }
import { checkData, SeedDataError } from '#api/seed/check-data.ts'

const check = (content: unknown) => () => checkData('catalogue/leather.json', categoryFile, content)
const [first, ...others] = leather.products

describe('a data file of the seed', () => {
  it('is returned when it is valid', () => {
    expect(check(leather)()).toEqual(leather)
  })

  it.each([
    [
      'a missing text',
      { ...first, es: { ...first!.es, name: undefined } },
      'products[0].es.name must be a text',
    ],
    ['an empty text', { ...first, en: { ...first!.en, name: '' } }, 'products[0].en.name must not be empty'],
    ['a price with decimals', { ...first, priceCents: 39.95 }, 'products[0].priceCents must be whole cents'],
    ['an unknown key', { ...first, colour: 'red' }, 'products[0] has unknown keys: colour'],
    ['an unknown unit', { ...first, unit: 'kilo' }, 'products[0].unit must be "piece" or "square-metre"'],
  ])('with %s throws an error naming the file and the path', (_, product, problem) => {
    const invalid = check({ ...leather, products: [product, ...others] })
    expect(invalid).toThrow(SeedDataError)
    expect(invalid).toThrow(`packages/api/src/seed/catalogue/leather.json is invalid:\n- ${problem}`)
  })

  it('with several invalid values names each', () => {
    expect(check({ ...leather, category: 'hides', es: {} })).toThrow(
      /- category must be one of dryCleaning, .*\n- es\.slug must be a text\n- es\.name must be a text/,
    )
  })

  it('that is not an object is reported by its name', () => {
    expect(check([])).toThrow('- (root) must be an object')
  })
})

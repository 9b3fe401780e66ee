import { describe, expect, it } from 'vitest'
import { categoryIds } from '@colada/domain/catalogue/category'
import { languages } from '@colada/domain/wire/language'
import { posts } from '#storefront/features/content/blog-posts.ts'
import { categoryContent } from '#storefront/features/content/category-content.ts'
import { homeFaq } from '#storefront/features/content/home-faq.ts'
import { fillFacts, shopFacts } from '#storefront/features/content/shop-facts.ts'
import { sofaFaq } from '#storefront/features/content/sofa-faq.ts'
import { steps } from '#storefront/features/content/steps.ts'

const bilingual = [
  ...[...homeFaq, ...sofaFaq].map(({ id, es, en }) => ({ id, es: Object.values(es), en: Object.values(en) })),
  ...steps.map(({ id, es, en }) => ({ id, es: Object.values(es), en: Object.values(en) })),
  ...posts.map(({ id, es, en }) => ({
    id,
    es: [es.title, es.excerpt, ...es.paragraphs],
    en: [en.title, en.excerpt, ...en.paragraphs],
  })),
  ...[...categoryContent].map(([id, { es, en }]) => ({
    id,
    es: [es.title, ...es.paragraphs, ...es.points],
    en: [en.title, ...en.paragraphs, ...en.points],
  })),
]

function factsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
}

describe('editorial content', () => {
  it('has five questions on Home and four steps', () => {
    expect(homeFaq).toHaveLength(5)
    expect(steps.map((step) => step.id)).toEqual(['choose', 'collect', 'clean', 'deliver'])
  })

  it('has the newest article first, with the same length in both languages', () => {
    const days = posts.map(({ writtenOn }) => writtenOn)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const { es, en } of posts) expect(es.paragraphs).toHaveLength(en.paragraphs.length)
  })

  it('describes the categories of spec 000 §2 and no others', () => {
    const { dryCleaning, laundry, duvets, ironing, carpets, leather, specialItems } = categoryIds
    const described = new Set([dryCleaning, laundry, duvets, ironing, carpets, leather, specialItems])
    expect(new Set(categoryContent.keys())).toEqual(described)
  })

  it.each([...categoryContent])('has complete texts for category %i', (_, content) => {
    for (const language of languages) {
      expect(content[language].paragraphs.length).toBeGreaterThanOrEqual(2)
      expect(content[language].points.length).toBeGreaterThanOrEqual(3)
    }
    expect(content.es.paragraphs).toHaveLength(content.en.paragraphs.length)
    expect(content.es.points).toHaveLength(content.en.points.length)
  })

  it.each(bilingual)('has the same placeholders in both languages of $id', ({ es, en }) => {
    expect(factsIn(es)).toEqual(factsIn(en))
    expect(es.filter((text) => en.includes(text))).toEqual([])
  })

  it('contains no literal numbers', () => {
    const texts = bilingual.flatMap(({ es, en }) => [...es, ...en])
    expect(texts.filter((text) => /\d|€/.test(text))).toEqual([])
  })

  it('fills every placeholder', () => {
    const shown = bilingual.flatMap(({ es, en }) => [...es, ...en]).map((text) => fillFacts(text, 'es'))
    expect(shown.filter((text) => /[{}]/.test(text))).toEqual([])
  })
})

describe('facts of the shop', () => {
  const plain = (text: string) => text.replace(/\s/g, ' ')

  it.each([
    ['pickupPrice', '6,95 €'],
    ['transportPrice', '13,90 €'],
    ['freeShippingFrom', '55,00 €'],
    ['lateChangePrice', '3,00 €'],
    ['slotHours', '2'],
    ['deliveryHours', '48'],
    ['duvetHours', '72'],
    ['carpetDays', '15'],
  ] as const)('render %s as %s', (name, value) => {
    expect(plain(shopFacts[name])).toBe(value)
  })

  it('throw for an unknown name', () => {
    expect(() => fillFacts('In {{slotHour}} hours', 'en')).toThrow('slotHour')
    expect(() => fillFacts('{{toString}}', 'en')).toThrow('toString')
  })
})

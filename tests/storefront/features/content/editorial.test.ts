import { categoryIds } from '@colada/domain/catalogue/category'
import { type Language, languages } from '@colada/domain/wire/language'
import { describe, expect, it } from 'vitest'
import { searchFaq } from '#storefront/features/content/faq-search.tsx'
import { homeFaq, loadFaq, sofaFaq } from '#storefront/features/content/load-faq.ts'
import { blogPosts } from '#storefront/features/content/load-posts.ts'
import { pageSchema } from '#storefront/features/content/page-schema.ts'
import { fillFacts, shopFacts } from '#storefront/features/content/shop-facts.ts'
import { categoriesSchema } from '#storefront/features/content/text-schemas.ts'
import { cookieKinds } from '#storefront/platform/privacy/consent.ts'
import { readContent } from '#tests/support/content.ts'
import { i18nByLanguage } from '../../support/i18n.ts'

describe('frequent questions', () => {
  it.each(languages)('are 27, of which five are on Home and four about sofas (%s)', async (language) => {
    const faq = await loadFaq(language)
    const questions = faq.groups.flatMap((group) => group.questions)
    expect(questions).toHaveLength(27)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(27)
    expect(homeFaq(faq)).toHaveLength(5)
    expect(sofaFaq(faq)).toHaveLength(4)
  })

  it('are found by all words of a query, in questions and answers, without accents and case', async () => {
    const { groups } = await loadFaq('es')
    const found = (query: string) =>
      searchFaq(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(found('EDREDÓN')).toEqual(found('edredon'))
    expect(found('paypal tarjeta')).toEqual(['payment'])
    expect(found('paypal edredones')).toEqual([])
    expect(found('')).toHaveLength(27)
  })
})

describe('texts of categories', () => {
  it.each(languages)('exist for those of spec 000 §2 and no others (%s)', (language: Language) => {
    const { dryCleaning, laundry, duvets, ironing, carpets, leather, specialItems } = categoryIds
    const described = [dryCleaning, laundry, duvets, ironing, carpets, leather, specialItems]
    const texts = categoriesSchema.parse(readContent('texts/categories', language))
    expect(Object.keys(texts).map(Number)).toEqual(described.toSorted((a, b) => a - b))
  })
})

describe('cookie policy', () => {
  it.each(languages)('names the kinds of cookies as their switches do (%s)', (language) => {
    const { sections } = pageSchema.parse(readContent('pages/cookies', language))
    const terms = sections.flatMap(({ body }) =>
      body.flatMap((block) => (typeof block === 'object' && 'terms' in block ? block.terms : [])),
    )
    const t = i18nByLanguage[language].t
    expect(terms.map(([name]) => name).toSorted()).toEqual(
      cookieKinds.map((kind) => t(`privacy:kind.${kind}`)).toSorted(),
    )
  })
})

describe('articles of the blog', () => {
  it('are listed newest first, with a path of their own in each language', async () => {
    const posts = await blogPosts()
    const days = posts.map(({ es }) => es.date.value)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(posts.map(({ paths }) => paths)).toContainEqual({
      es: '/blog/planchar-una-camisa',
      en: '/en/blog/ironing-a-shirt',
    })
    for (const { es, en } of posts) expect(es.paragraphs).toHaveLength(en.paragraphs.length)
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
    ['phone', '+34 910 000 036'],
  ] as const)('render %s as %s', (name, value) => {
    expect(plain(shopFacts[name])).toBe(value)
  })

  it('contain the days and hours of every zone, in the language of the text', () => {
    const text = '{{sevillaFirstDay}}–{{sevillaLastDay}}, {{sevillaOpens}}–{{sevillaCloses}}'
    expect(fillFacts(text, 'es')).toBe('lunes–viernes, 7:00–21:00')
    expect(fillFacts(text, 'en')).toBe('Monday–Friday, 7:00–21:00')
  })

  it('throw for an unknown name', () => {
    expect(() => fillFacts('In {{slotHour}} hours', 'en')).toThrow('slotHour')
    expect(() => fillFacts('{{toString}}', 'en')).toThrow('toString')
  })
})

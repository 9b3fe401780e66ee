import { describe, expect, it } from 'vitest'
import { pageMeta } from '#storefront/platform/seo/page-meta.ts'
import { defaultSocialPicture, socialPicture } from '#storefront/platform/seo/social-picture.ts'

const origin = 'https://shop.example'
const shirt = {
  title: 'Camisa',
  description: 'Lavada y planchada. '.repeat(20),
  language: 'es',
  paths: { es: '/tintoreria/camisa', en: '/en/dry-cleaning/shirt' },
  origin,
} as const

const og = (tags: ReturnType<typeof pageMeta>) =>
  Object.fromEntries(tags.flatMap((tag) => ('property' in tag ? [[tag.property, tag.content]] : [])))

describe('the meta tags of a page', () => {
  it('has the canonical URL and alternates of both languages', () => {
    const links = pageMeta(shirt).flatMap((tag) =>
      'tagName' in tag && tag.tagName === 'link' ? [[tag.rel, tag.hrefLang, tag.href]] : [],
    )
    expect(links).toEqual([
      ['canonical', undefined, `${origin}/tintoreria/camisa`],
      ['alternate', 'es', `${origin}/tintoreria/camisa`],
      ['alternate', 'en', `${origin}/en/dry-cleaning/shirt`],
      ['alternate', 'x-default', `${origin}/tintoreria/camisa`],
    ])
  })

  it('has descriptions of at most 150 characters', () => {
    const tags = pageMeta(shirt)
    const described = tags.find((tag) => 'name' in tag && tag.name === 'description') as { content: string }
    expect(described.content.length).toBeLessThanOrEqual(150)
    expect(described.content.endsWith('…')).toBe(true)
    expect(og(tags)).toMatchObject({
      'og:title': 'Camisa | Colada',
      'og:description': described.content,
      'og:url': `${origin}/tintoreria/camisa`,
      'og:locale': 'es_ES',
      'og:locale:alternate': 'en_GB',
      'og:image': origin + defaultSocialPicture,
    })
  })

  it('has the page’s own Open Graph picture', () => {
    const picture = socialPicture('/pictures/products/1.svg')
    expect(og(pageMeta({ ...shirt, picture }))['og:image']).toBe(`${origin}/social/products/1.png`)
    expect(og(pageMeta({ ...shirt, language: 'en' }))['og:url']).toBe(`${origin}/en/dry-cleaning/shirt`)
  })

  it('has only noindex for a page that is not listed', () => {
    const tags = pageMeta({ ...shirt, listed: false })
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(JSON.stringify(tags)).not.toMatch(/canonical|alternate|og:/)
  })

  it.each([
    ['/pictures/categories/-1.svg', '/social/categories/-1.png'],
    ['/pictures/products/1046.svg', '/social/products/1046.png'],
    ['/pictures/hero.svg', defaultSocialPicture],
    ['https://elsewhere.example/1.svg', defaultSocialPicture],
    ['/pictures/products/../../x.svg', defaultSocialPicture],
  ])('returns for the illustration %s the picture %s', (drawing, picture) => {
    expect(socialPicture(drawing)).toBe(picture)
  })
})

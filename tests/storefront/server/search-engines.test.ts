// @vitest-environment jsdom
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { sitemapPages } from '#storefront/platform/seo/sitemap-pages.ts'
import { feedXml } from '#storefront/server/feed.ts'
import { createPageList } from '#storefront/server/page-list.ts'
import { robotsText, searchEngineRoutes, sitemapXml } from '#storefront/server/search-engines.ts'
import { category, product } from '../../domain/catalogue/product-fixture.ts'

const origin = 'https://shop.example'
const shirts = Array.from({ length: 13 }, (_, at) =>
  product({
    id: at + 1,
    slug: `camisa-${at}`,
    slugs: { es: `camisa-${at}`, en: `shirt-${at}` },
    changedOn: at === 0 ? '2026-11-20' : '2026-11-02',
  }),
)
const catalogue = [category({ products: shirts, changedOn: '2026-11-03' })]

/** An article of the blog. */
const post = {
  id: 'one',
  title: 'Camisas & más',
  excerpt: 'Cómo se planchan.',
  href: '/blog/uno',
  picture: '/pictures/pages/post-ironing.svg',
  date: { value: '2026-02-02', text: '2 de febrero de 2026' },
  minutes: 1,
  paragraphs: ['Se planchan húmedas.'],
}

interface Listed {
  readonly loc: string
  readonly lastmod: string | undefined
  readonly alternates: Readonly<Record<string, string>>
}

function read(xml: string): Listed[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return [...parsed.getElementsByTagName('url')].map((url) => ({
    loc: url.getElementsByTagName('loc')[0]!.textContent,
    lastmod: url.getElementsByTagName('lastmod')[0]?.textContent,
    alternates: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang')!,
        link.getAttribute('href')!,
      ]),
    ),
  }))
}

describe('the sitemap', () => {
  const listed = read(sitemapXml(sitemapPages(catalogue), origin))
  const at = (path: string) => listed.find(({ loc }) => loc === origin + path)

  it('lists every page once, with alternates in both languages', () => {
    expect(new Set(listed.map(({ loc }) => loc)).size).toBe(listed.length)
    for (const { loc, alternates } of listed) {
      expect(Object.keys(alternates)).toEqual(['es', 'en', 'x-default'])
      expect([alternates.es, alternates.en]).toContain(loc)
      expect(alternates['x-default']).toBe(alternates.es)
      expect(listed.find((other) => other.loc === alternates.en)?.alternates).toEqual(alternates)
    }
  })

  it('has the date of the last change of a page’s content', () => {
    expect(at('/tintoreria/camisa-0')?.lastmod).toBe('2026-11-20')
    expect(at('/tintoreria/camisa-1')?.lastmod).toBe('2026-11-02')
    expect(at('/en/dry-cleaning')?.lastmod).toBe('2026-11-20')
    expect(at('/')?.lastmod).toBe('2026-11-20')
    expect(at('/cesto-ropa-para-lavar')?.lastmod).toBeUndefined()
  })

  it('lists every page of a category', () => {
    expect(at('/tintoreria/pagina/2')?.alternates.en).toBe(`${origin}/en/dry-cleaning/page/2`)
    expect(at('/tintoreria/pagina/3')).toBeUndefined()
    expect(at('/tintoreria/pagina/1')).toBeUndefined()
  })

  it.each(['/404', '/mis-pedidos', '/registro-correcto', '/pago/1', '/empresas/peticion-enviada'])(
    'leaves out %s',
    (path) => {
      expect(at(path)).toBeUndefined()
    },
  )

  it('escapes reserved characters', () => {
    const odd = [{ paths: { es: '/a&b', en: "/en/a'b" } }]
    expect(read(sitemapXml(odd, origin)).map(({ loc }) => loc)).toEqual([`${origin}/a&b`, `${origin}/en/a'b`])
  })

  it('throws above the limit of one file', () => {
    const many = Array.from({ length: 25_001 }, () => ({ paths: { es: '/', en: '/en' } }))
    expect(() => sitemapXml(many, origin)).toThrow('50000')
  })
})

describe('searchEngineRoutes', () => {
  it('sends the sitemap compressed and revalidates by ETag', async () => {
    let version = 'v1'
    const source = { categories: () => catalogue }
    const app = fastify()
    searchEngineRoutes(app, {
      origin,
      catalogueVersion: () => version,
      pages: createPageList(
        {
          ...source,
          get version() {
            return version
          },
        },
        () => Promise.resolve([{ paths: { es: '/blog/uno', en: '/en/blog/one' }, es: post }]),
      ),
    })
    const first = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } })
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'br',
    })
    const tag = String(first.headers.etag)
    const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': tag } })
    expect(again.statusCode).toBe(304)
    version = 'v2'
    expect(read((await app.inject('/sitemap.xml')).body)).toHaveLength(
      (sitemapPages(catalogue).length + 1) * 2,
    )
    const sitemap = (await app.inject('/sitemap.xml')).body
    expect(sitemap).toContain(`<loc>${origin}/en/blog/one</loc><lastmod>${post.date.value}</lastmod>`)
    const robots = await app.inject('/robots.txt')
    expect(robots.body).toBe(robotsText(origin))
    expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    await app.close()
  })
})

describe('feedXml', () => {
  it('is valid XML with an absolute link and a date per article', () => {
    const feed = new DOMParser().parseFromString(feedXml([post], 'es', origin), 'application/xml')
    expect(feed.querySelector('parsererror')).toBeNull()
    const textOf = (name: string) => feed.querySelector(`item > ${name}`)?.textContent
    expect(textOf('title')).toBe('Camisas & más')
    expect(textOf('link')).toBe(`${origin}/blog/uno`)
    expect(textOf('pubDate')).toBe('Mon, 02 Feb 2026 00:00:00 GMT')
    expect(feed.querySelector('channel > language')?.textContent).toBe('es')
  })
})

import { crawl } from '../support/crawler.ts'
import { expect, test } from '../support/test.ts'

/** Known problems by path, with the reason. */
const allowedProblems: Readonly<Record<string, string>> = {}

// One crawl covers both languages, and the server does not depend on the viewport.
test.beforeEach(({ language }) => test.skip(language !== 'es', 'runs in one project'))

test('has no broken, redirecting or wrong-language links and valid meta tags on every page', async ({
  request,
  baseURL,
}) => {
  // Hundreds of uncached documents.
  test.slow()
  const result = await crawl(request, baseURL!)
  expect(result.problems.filter(({ path }) => !(path in allowedProblems))).toEqual([])
  expect(result.pages.size, 'crawled pages').toBeGreaterThan(400)
  // The sitemap lists exactly the indexable pages.
  const listed = [...result.pages].filter(([, { isListed }]) => isListed).map(([path]) => path)
  expect(listed.toSorted()).toEqual([...result.sitemap].toSorted())
})

test('redirects non-canonical paths in one step', async ({ request }) => {
  const redirects = {
    '/tintoreria/': '/tintoreria',
    '/TINTORERIA': '/tintoreria',
    '/en/tintoreria/': '/en/dry-cleaning',
    '/dry-cleaning': '/tintoreria',
    '/tintoreria/pagina/1': '/tintoreria',
    '/registrado-correctamente': '/registro-correcto',
    '/successful-register': '/en/successful-register',
    '/cart/?utm_source=mail': '/cesto-ropa-para-lavar?utm_source=mail',
    '/tintoreria//': '/tintoreria',
  }
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to])
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('redirects slugs of the other language', async ({ request, catalogue }) => {
  const { path, counterpart } = await catalogue.garment()
  const [, , , english] = counterpart.split('/')
  const response = await request.get(`/EN/Tintoreria/${path.split('/')[2]}/`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([301, counterpart])
  const back = await request.get(`/tintoreria/${english}`, { maxRedirects: 0 })
  expect([back.status(), back.headers().location]).toEqual([301, path])
})

test('returns 404 without a redirect for unknown paths', async ({ request }) => {
  for (const path of [
    '/No-Hay-Nada/',
    '/en/nothing',
    '/tintoreria/pagina/99/',
    '/tintoreria//nada',
    '/a/b/c/d',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 404])
    expect(await response.text()).toContain('content="noindex"')
  }
})

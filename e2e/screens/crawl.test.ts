import { crawl } from '../support/crawler.ts'
import { expect, test } from '../support/test.ts'

/** Addresses that pages name though there is nothing yet, each with why; empty is how it should be. */
const awaited: Readonly<Record<string, string>> = {}

// One walk sees both languages; it asks the server alone, so the width of a window is nothing to it.
test.beforeEach(({ language }) => test.skip(language !== 'es', 'walked once'))

test('no link leads nowhere, by a detour, or into the other language, and every head is right', async ({
  request,
  baseURL,
}) => {
  // Hundreds of documents, each made for the first time.
  test.slow()
  const walk = await crawl(request, baseURL!)
  expect(walk.problems.filter(({ path }) => !(path in awaited))).toEqual([])
  expect(walk.pages.size, 'pages seen').toBeGreaterThan(400)
  // What is in the sitemap and what pages say of themselves is the same.
  const listed = [...walk.pages].filter(([, { isListed }]) => isListed).map(([path]) => path)
  expect(listed.toSorted()).toEqual([...walk.sitemap].toSorted())
})

test('an address that is not quite a page’s own leads there in one step', async ({ request }) => {
  const moved = {
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
  for (const [from, to] of Object.entries(moved)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to])
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('a product is found under its words of the other language', async ({ request, catalogue }) => {
  const { path, counterpart } = await catalogue.garment()
  const [, , , english] = counterpart.split('/')
  const answer = await request.get(`/EN/Tintoreria/${path.split('/')[2]}/`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, counterpart])
  const back = await request.get(`/tintoreria/${english}`, { maxRedirects: 0 })
  expect([back.status(), back.headers().location]).toEqual([301, path])
})

test('what is not there answers so, without a detour', async ({ request }) => {
  for (const path of [
    '/No-Hay-Nada/',
    '/en/nothing',
    '/tintoreria/pagina/99/',
    '/tintoreria//nada',
    '/a/b/c/d',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(await answer.text()).toContain('content="noindex"')
  }
})

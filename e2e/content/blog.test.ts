import { expect, test } from '../support/test.ts'

test('reads an article, the next one, and its feed', async ({ page, shop, t }) => {
  await page.goto(shop.path('Blog'))
  const first = page.getByRole('main').getByRole('article').first().getByRole('link')
  const title = (await first.textContent())!
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title))

  const others = page.getByRole('region', { name: t('content:blog.others') })
  const next = others.getByRole('link').first()
  const nextTitle = (await next.textContent())!
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible()

  await page.getByRole('link', { name: t('content:blog.back') }).click()
  const feed = page.getByRole('link', { name: t('content:blog.feed') })
  const response = await page.request.get((await feed.getAttribute('href'))!)
  expect(response.headers()['content-type']).toContain('application/rss+xml')
  expect(await response.text()).toContain(`<title>${title}</title>`)
})

test('an unknown article is not found', { tag: '@phone' }, async ({ request, shop }) => {
  expect((await request.get(`${shop.path('Blog')}/none`)).status()).toBe(404)
})

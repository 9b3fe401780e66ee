import { expect, test } from '../support/test.ts'

test('shows three promotions a page, with links', async ({ page, shop, t }) => {
  await page.goto(shop.path('Promotions'))
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(3)
  const first = (await cards.first().getByRole('heading').textContent())!
  await page
    .getByRole('navigation', { name: t('promotions:page.pages') })
    .getByRole('link', { name: t('promotions:page.page', { page: 2 }), exact: true })
    .click()
  await expect(page).toHaveURL(shop.path('PromotionsPage', { pagina: 2 }))
  await expect(page.getByRole('heading', { name: first })).toHaveCount(0)
  await expect(cards).not.toHaveCount(0)
})

test('pages that do not exist are not found', { tag: '@phone' }, async ({ request, shop }) => {
  expect((await request.get(shop.path('PromotionsPage', { pagina: 99 }))).status()).toBe(404)
  const first = await request.get(shop.path('PromotionsPage', { pagina: 1 }), { maxRedirects: 0 })
  expect(first.headers().location).toBe(shop.path('Promotions'))
})

import { expect, test } from '../support/test.ts'

const missing = {
  es: [
    '/tintoreria/chistera-de-conejo',
    '/no-hay-nada',
    '/404',
    '/tintoreria/pagina/0',
    '/tintoreria/pagina/99',
  ],
  en: [
    '/en/dry-cleaning/rabbit-hat',
    '/en/no/such/page',
    '/en/404',
    '/en/dry-cleaning/page/0',
    '/en/dry-cleaning/page/99',
  ],
} as const

test('returns 404 in the right language', async ({ page, language, t, browserErrors }) => {
  browserErrors.expect(/console error: Failed to load resource: .*404/)
  for (const path of missing[language]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('shell:notFound.title') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).not.toHaveURL(missing[language].at(-1)!)
})

test('returns 400 with the same page for a path that cannot be decoded', async ({
  page,
  shop,
  language,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/console error: Failed to load resource: .*400/)
  browserErrors.expect(/could not be decoded/)
  const response = await page.goto(language === 'es' ? '/%E0%A4%A' : '/en/%E0%A4%A')
  expect(response?.status()).toBe(400)
  await shop.waitForHydration()
  await expect(page.getByRole('heading', { level: 1, name: t('shell:notFound.title') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell:toHome') })
    .click()
  await page.waitForURL(shop.path('Home'))
})

test('searches all categories from the 404 page', async ({ page, shop, catalogue, t, browserErrors }) => {
  browserErrors.expect(/console error: Failed to load resource: .*404/)
  const garment = await catalogue.garment()
  await page.goto(shop.language === 'es' ? '/no-hay-nada' : '/en/nothing-here')
  await shop.waitForHydration()
  const box = page.getByRole('combobox', { name: t('shell:search.label') })
  await box.fill(garment.title)
  await box.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: garment.title, exact: true })).toBeVisible()
})

test('suggests garments named in the path, and the main categories', async ({
  page,
  shop,
  catalogue,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/console error: Failed to load resource: .*404/)
  const garment = await catalogue.garment()
  const { pathname } = new URL(garment.path, 'http://shop')
  await page.goto(`${pathname.slice(0, pathname.lastIndexOf('-'))}-x`)
  await shop.waitForHydration()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('shell:notFound.products') })).toBeVisible()
  await expect(main.getByRole('link', { name: t('shell:category.2') })).toBeVisible()
  await main.getByRole('link', { name: garment.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
})

test('returns 404 beyond the last page of a category', async ({ page, shop, t }) => {
  const categoria = shop.language === 'es' ? 'tintoreria' : 'dry-cleaning'
  await shop.navigate('Category', { categoria })
  const pages = page.getByRole('navigation', {
    name: t('catalogue:pages', { category: t('shell:category.2') }),
  })
  const titles = () => page.getByRole('heading', { level: 2 }).allTextContents()
  const first = await titles()
  await pages.getByRole('link', { name: t('catalogue:nextPage') }).click()
  await shop.waitForRoute('CategoryPage', { categoria, pagina: 2 })
  await expect.poll(titles).not.toEqual(first)
  await page.goto(shop.path('CategoryPage', { categoria, pagina: 5 }))
  await expect(pages.getByRole('link', { name: t('catalogue:nextPage') })).toHaveCount(0)
  await expect(pages.getByRole('link', { name: t('catalogue:page', { page: 5 }) })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

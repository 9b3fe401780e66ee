import { categoryIds } from '@colada/domain/catalogue/category'
import { slugsOf } from '#storefront/platform/catalogue/slugs.ts'
import { expect, test } from '../support/test.ts'

/** A query with more than one page of results. */
const words = { es: 'manchas', en: 'stains' } as const

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('paginates search results', { tag: '@phone' }, async ({ page, shop, t }) => {
      const { language } = shop
      const search = { categoria: slugsOf(categoryIds.all)[language], search: words[language] }
      await page.goto(shop.path('CategorySearch', search))
      if (javaScriptEnabled) await shop.waitForHydration()
      const pages = page.getByRole('navigation', {
        name: t('catalogue:pages', { category: t('shell:category.all') }),
      })
      const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
      await expect(titles).toHaveCount(12)
      const first = await titles.allTextContents()

      await pages.getByRole('link', { name: t('catalogue:nextPage') }).click()
      await page.waitForURL(shop.path('CategorySearchPage', { ...search, pagina: 2 }))
      await expect(pages.getByRole('link', { name: t('catalogue:page', { page: 2 }) })).toHaveAttribute(
        'aria-current',
        'page',
      )
      const repeated = async () =>
        (await titles.allTextContents()).filter((title) => first.includes(title)).length
      await expect.poll(repeated).toBe(0)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByText(/^13–\d+/)).toBeVisible()

      await pages.getByRole('link', { name: t('catalogue:previousPage') }).click()
      await page.waitForURL(shop.path('CategorySearch', search))
      await expect.poll(() => titles.allTextContents()).toEqual(first)
    })
  })
}

/** Queries below the minimum length (spec 000 §5, Search). */
const shortWords = { es: 'pie', en: 'tie' } as const

test('explains why a query of short words shows all products', async ({ page, shop, catalogue, t }) => {
  const { language } = shop
  const query = shortWords[language]
  const category = t(`shell:category.${categoryIds.laundry}`)
  await page.goto(catalogue.categoryPath(categoryIds.laundry))
  await shop.waitForHydration()
  const box = page.getByRole('combobox', { name: t('shell:search.label') })
  await box.fill(query)
  await box.press('Enter')
  const categoria = slugsOf(categoryIds.laundry)[language]
  await page.waitForURL(shop.path('CategorySearch', { categoria, search: query }))
  await expect(page.getByText(t('catalogue:tooShort', { query, category }))).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: category, exact: true })).toBeVisible()
  await expect(page.getByText(/^1–12 /)).toBeVisible()
})

import { categoryIds } from '@colada/domain/catalogue/category'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test(
  'home, category and product can be read and followed without JavaScript',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t }) => {
    const garment = await catalogue.garment()
    await page.goto(shop.path('Home'))
    await expect(page.getByRole('heading', { level: 1, name: t('content:home.title') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell:category.2'), exact: true })
      .last()
      .click()

    await expect(page).toHaveURL(catalogue.categoryPath(categoryIds.dryCleaning))
    await expect(page.getByRole('heading', { level: 1, name: t('shell:category.2') })).toBeVisible()
    await page.getByRole('link', { name: garment.title, exact: true }).click()

    await expect(page).toHaveURL(garment.path)
    await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('catalogue:home'), exact: true })
      .click()
    await expect(page).toHaveURL(shop.path('Home'))
  },
)

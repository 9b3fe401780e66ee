import type { GetProductsAnswer } from '@colada/domain/catalogue/calls'
import { categoryIds } from '@colada/domain/catalogue/category'
import { lengths } from '@colada/domain/catalogue/truncate'
import { homeFaq } from '../../packages/storefront/src/features/content/home-faq.ts'
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

test(
  'questions are answered where no script could open them',
  { tag: '@phone' },
  async ({ page, shop, language, t }) => {
    await page.goto(shop.path('Home'))
    const questions = page.getByRole('region', { name: t('content:home.faq') })
    // Up to the first number, which stands as the name of a fact.
    for (const entry of homeFaq)
      await expect(questions.getByText(entry[language].answer.split('{{')[0]!.trim())).toBeVisible()
  },
)

test(
  'a description is whole where no script could open it, and nothing lies over it that none could close',
  { tag: '@phone' },
  async ({ page, catalogue, language, t }) => {
    const answer = await page.request.get('/api/products', { params: { lang: language } })
    const { categories } = (await answer.json()) as GetProductsAnswer
    const long = categories
      .flatMap(({ products }) => products)
      .find(({ description }) => description.length > lengths.descriptionMobile + 20)!
    const [garment] = await catalogue.named([long.id])
    await page.goto(garment!.path)
    await expect(page.getByText(long.description.slice(-40)).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: t('catalogue:seeMore') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('shell:consent.accept') })).toHaveCount(0)
    await expect(page.getByRole('region', { name: t('catalogue:subtotalBar') })).toHaveCount(0)
  },
)

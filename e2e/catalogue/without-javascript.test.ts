import { categoryIds } from '@colada/domain/catalogue/category'
import type { GetProductsResponse } from '@colada/domain/catalogue/contract'
import { textLengths } from '@colada/domain/catalogue/truncate'
import type { Page } from '@playwright/test'
import { faqSchema } from '#storefront/features/content/text-schemas.ts'
import { readContent } from '#tests/support/content.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test(
  'renders and links home, category and product without JavaScript',
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

test('searches without JavaScript', { tag: '@phone' }, async ({ page, shop, catalogue, t }) => {
  const garment = await catalogue.garment()
  await page.goto(shop.path('Home'))
  const box = page.getByRole('combobox', { name: t('shell:search.label') })
  await box.fill(garment.title)
  await box.press('Enter')
  await expect(page.getByRole('link', { name: garment.title, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/query=[^ ]+\+/)
  await expect(box).toHaveValue(garment.title)
})

test(
  'renders FAQ answers expanded without JavaScript',
  { tag: '@phone' },
  async ({ page, shop, language, t }) => {
    await page.goto(shop.path('Home'))
    const questions = page.getByRole('region', { name: t('content:home.faq') })
    // Up to the first interpolation.
    const { groups } = faqSchema.parse(readContent('texts/faq', language))
    const onHome = groups.flatMap((group) => group.questions.filter(({ isOnHome }) => isOnHome))
    expect(onHome).toHaveLength(5)
    for (const { answer } of onHome)
      await expect(questions.getByText(answer.split('{{')[0]!.trim())).toBeVisible()
  },
)

test(
  'renders full descriptions and no overlays without JavaScript',
  { tag: '@phone' },
  async ({ page, catalogue, language, t }) => {
    const response = await page.request.get('/api/products', { params: { lang: language } })
    const { categories } = (await response.json()) as GetProductsResponse
    const long = categories
      .flatMap(({ products }) => products)
      .find(({ description }) => description.length > textLengths.descriptionMobile + 20)!
    const [garment] = await catalogue.byIds([long.id])
    await page.goto(garment!.path)
    await expect(page.getByText(long.description.slice(-40)).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: t('catalogue:seeMore') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('shell:consent.accept') })).toHaveCount(0)
    await expect(page.getByRole('region', { name: t('catalogue:subtotalBar') })).toHaveCount(0)
  },
)

/** Interactive elements except links, the search and the FAQ, which work without JavaScript. */
const controls = (page: Page) =>
  page
    .locator('button:not(h2 *, h3 *, h4 *), input:not([type="search"]), select, textarea, [aria-busy="true"]')
    .filter({ visible: true })

for (const javaScriptEnabled of [false, true])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('renders controls only with JavaScript, else one notice', async ({ page, shop, catalogue, t }) => {
      const garment = await catalogue.garment()
      const notice = page.locator('noscript section')
      const screens = [
        shop.path('Home'),
        catalogue.categoryPath(categoryIds.carpets),
        garment.path,
        shop.path('Carrito'),
        shop.path('Login'),
      ]
      for (const screen of screens) {
        await page.goto(screen)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(notice).toHaveText(javaScriptEnabled ? [] : [t('shell:unscripted')])
        if (javaScriptEnabled) await expect(controls(page).first()).toBeVisible()
        else await expect(controls(page)).toHaveCount(0)
      }
    })
  })

import { categoryIds } from '@colada/domain/catalogue/category'
import { subFilters } from '#storefront/features/catalogue/sub-filters.ts'
import { categoriesSchema } from '#storefront/features/content/text-schemas.ts'
import { readContent } from '#tests/support/content.ts'
import { expect, test } from '../support/test.ts'

const { dryCleaning, laundry, ironing, specialItems, renting, vouchers, companies, express } = categoryIds

test(
  'filters a category by buttons with their own URLs',
  { tag: '@smoke' },
  async ({ page, catalogue, shop, language, t }) => {
    const buttons = (name: string) =>
      page.getByRole('navigation', { name: t('catalogue:subFilters', { category: name }) })
    for (const id of [laundry, dryCleaning, ironing, specialItems, renting]) {
      await page.goto(catalogue.categoryPath(id))
      const name = await page.getByRole('heading', { level: 1 }).textContent()
      await expect(buttons(name!).getByRole('link')).toHaveCount(subFilters.get(id)![language].length + 1)
    }
    await page.goto(catalogue.categoryPath(dryCleaning))
    await shop.waitForHydration()
    const { word, label } = subFilters.get(dryCleaning)![language][0]!
    const bar = buttons(t(`shell:category.${dryCleaning}`))
    await bar.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`${catalogue.categoryPath(dryCleaning)}/query=${word}&`)
    await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
    await bar.getByRole('link', { name: t('catalogue:everything') }).click()
    await expect(page).toHaveURL(catalogue.categoryPath(dryCleaning))
  },
)

test('sorts a category by links that keep the place on the page', async ({ page, shop, catalogue, t }) => {
  await page.goto(catalogue.categoryPath(dryCleaning))
  await shop.waitForHydration()
  const bar = page.getByRole('navigation', { name: t('catalogue:sort.label') })
  const cheapest = bar.getByRole('link', { name: t('catalogue:sort.price') })
  const titles = () => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  const before = await titles()
  await page.evaluate(() => scrollTo(0, 100))
  await cheapest.click()
  await expect(page).toHaveURL(`${catalogue.categoryPath(dryCleaning)}?sort=price`)
  await expect(cheapest).toHaveAttribute('aria-current', 'true')
  await expect.poll(titles).not.toEqual(before)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  // The server sorts alike.
  const sorted = await titles()
  await page.reload()
  expect(await titles()).toEqual(sorted)
})

test('renders the editorial content of a category on its first page', async ({
  page,
  catalogue,
  language,
}) => {
  const texts = Object.entries(categoriesSchema.parse(readContent('texts/categories', language)))
  for (const [id, { title }] of texts) {
    await page.goto(catalogue.categoryPath(Number(id)))
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  }
  for (const id of [vouchers, companies, express]) {
    await page.goto(catalogue.categoryPath(id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [, { title }] of texts) await expect(page.getByText(title)).toHaveCount(0)
  }
})

test(
  'searches all categories when the current one has no results',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t, language }) => {
    const word = language === 'es' ? 'alfombra' : 'carpet'
    const field = page.getByRole('combobox', { name: t('shell:search.label') })
    await page.goto(catalogue.categoryPath(ironing))
    await shop.waitForHydration()
    // An empty query does not navigate.
    await field.press('Enter')
    await expect(page).toHaveURL(catalogue.categoryPath(ironing))
    await field.fill(word)
    await field.press('Enter')
    await page.waitForURL(`${catalogue.categoryPath(categoryIds.all)}/query=${word}`)
    await expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(field).toHaveValue(word)
    // Another category clears the field.
    await catalogue.openFromMenu(laundry)
    await expect(field).toHaveValue('')
  },
)

test('blocks products incompatible with the cart and explains why', async ({
  page,
  shop,
  catalogue,
  cart,
  t,
}) => {
  await cart.seedOne(await catalogue.garment())
  await page.goto(catalogue.categoryPath(vouchers))
  await shop.waitForHydration()
  const reason = t('catalogue:problem.incompatible')
  const [pack] = await catalogue.garments(vouchers)
  const blocked = page.getByRole('button', {
    name: t('catalogue:blockedName', { reason: t('catalogue:blocked'), name: pack!.title }),
  })
  await expect(blocked).toHaveAccessibleDescription(reason)
  // Touch devices have no tooltip: the page shows the reason with a link to the cart.
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: reason })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('link', { name: t('catalogue:toCart') })).toHaveAttribute(
    'href',
    shop.path('Carrito'),
  )
  await blocked.click({ force: true })
  await expect(
    page.getByRole('status').or(page.getByRole('listitem')).filter({ hasText: reason }).first(),
  ).toBeVisible()
  await expect(cart.button(1)).toBeVisible()
  if (shop.isPhone) await page.getByRole('button', { name: t('shell:menuButton') }).tap()
  const menu = shop.isPhone
    ? page.getByRole('dialog', { name: t('shell:menuTitle') })
    : page.getByRole('navigation', { name: t('catalogue:categories') })
  const closed = menu.getByRole('button', { name: t(`shell:category.${vouchers}`) })
  await expect(closed).toHaveAccessibleDescription(reason)
  // Waits until the menu has opened, which a forced click does not.
  await closed.hover()
  await closed.click({ force: true })
  await expect(page).toHaveURL(catalogue.categoryPath(vouchers))
  await expect(menu.getByRole('link', { name: t(`shell:category.${laundry}`), exact: true })).toBeVisible()
})

test(
  'keeps the subtotal bar in the viewport on a phone',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, t }) => {
    await cart.seedOne(await catalogue.garment(), 2)
    await page.goto(catalogue.categoryPath(dryCleaning))
    await shop.waitForHydration()
    const bar = page.getByRole('region', { name: t('catalogue:subtotalBar') })
    await expect(bar).toBeInViewport()
    await bar.getByRole('link', { name: t('catalogue:toCart') }).click()
    await shop.waitForRoute('Carrito')
  },
)

test('renders pagination only for more than one page', { tag: '@desk' }, async ({ page, catalogue, t }) => {
  for (const [id, has] of [
    [laundry, 1],
    [vouchers, 0],
  ] as const) {
    await page.goto(catalogue.categoryPath(id))
    const name = t('catalogue:pages', { category: t(`shell:category.${id}`) })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name })).toHaveCount(has)
  }
})

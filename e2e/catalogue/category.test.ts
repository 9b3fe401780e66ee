import { categoryIds } from '@colada/domain/catalogue/category'
import { subFilters } from '#storefront/features/catalogue/sub-filters.ts'
import { categoryContent } from '#storefront/features/content/category-content.ts'
import { expect, test } from '../support/test.ts'

const { dryCleaning, laundry, ironing, specialItems, renting, vouchers, companies, express } = categoryIds

test('narrows a category by its buttons, each with an address of its own', async ({
  page,
  catalogue,
  shop,
  language,
  t,
}) => {
  const buttons = (name: string) =>
    page.getByRole('navigation', { name: t('catalogue:subFilters', { category: name }) })
  for (const id of [laundry, dryCleaning, ironing, specialItems, renting]) {
    await page.goto(catalogue.categoryPath(id))
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await expect(buttons(name!).getByRole('link')).toHaveCount(subFilters.get(id)![language].length + 1)
  }
  await page.goto(catalogue.categoryPath(dryCleaning))
  await shop.alive()
  const { word, label } = subFilters.get(dryCleaning)![language][0]!
  const bar = buttons(t(`shell:category.${dryCleaning}`))
  await bar.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(`${catalogue.categoryPath(dryCleaning)}/query=${word}&`)
  await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
  await bar.getByRole('link', { name: t('catalogue:everything') }).click()
  await expect(page).toHaveURL(catalogue.categoryPath(dryCleaning))
})

test('tells about the categories that need it, on their first page', async ({
  page,
  catalogue,
  language,
}) => {
  for (const [id, content] of categoryContent) {
    await page.goto(catalogue.categoryPath(id))
    await expect(page.getByRole('heading', { level: 2, name: content[language].title })).toBeVisible()
  }
  for (const id of [vouchers, companies, express]) {
    await page.goto(catalogue.categoryPath(id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const content of categoryContent.values())
      await expect(page.getByText(content[language].title)).toHaveCount(0)
  }
})

test(
  'a search that finds nothing here looks everywhere',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t, language }) => {
    const word = language === 'es' ? 'alfombra' : 'carpet'
    const field = page.getByRole('combobox', { name: t('shell:search.label') })
    await page.goto(catalogue.categoryPath(ironing))
    await shop.alive()
    // An empty search goes nowhere.
    await field.press('Enter')
    await expect(page).toHaveURL(catalogue.categoryPath(ironing))
    await field.fill(word)
    await field.press('Enter')
    await page.waitForURL(`${catalogue.categoryPath(categoryIds.all)}/query=${word}`)
    await expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(field).toHaveValue(word)
    // Another category empties the box.
    await catalogue.openFromMenu(laundry)
    await expect(field).toHaveValue('')
  },
)

test('what does not go with the cart is closed, and says why', async ({ page, shop, catalogue, cart, t }) => {
  await cart.bringOne(await catalogue.garment())
  await page.goto(catalogue.categoryPath(vouchers))
  await shop.alive()
  const why = t('catalogue:problem.incompatible')
  const [pack] = await catalogue.garments(vouchers)
  const blocked = page.getByRole('button', { name: t('catalogue:blockedName', { name: pack!.title }) })
  await expect(blocked).toHaveAccessibleDescription(why)
  // A finger cannot ask a button: the page says so itself, with the way to what is in the way.
  const told = page.getByRole('main').getByRole('status').filter({ hasText: why })
  await expect(told).toBeVisible()
  await expect(told.getByRole('link', { name: t('catalogue:toCart') })).toHaveAttribute(
    'href',
    shop.path('Carrito'),
  )
  await blocked.click({ force: true })
  await expect(
    page.getByRole('status').or(page.getByRole('listitem')).filter({ hasText: why }).first(),
  ).toBeVisible()
  await expect(cart.button(1)).toBeVisible()
  if (shop.isPhone) await page.getByRole('button', { name: t('shell:menuButton') }).tap()
  const menu = shop.isPhone
    ? page.getByRole('dialog', { name: t('shell:menuTitle') })
    : page.getByRole('navigation', { name: t('catalogue:categories') })
  const closed = menu.getByRole('button', { name: t(`shell:category.${vouchers}`) })
  await expect(closed).toHaveAccessibleDescription(why)
  await closed.click({ force: true })
  await expect(page).toHaveURL(catalogue.categoryPath(vouchers))
  await expect(menu.getByRole('link', { name: t(`shell:category.${laundry}`), exact: true })).toBeVisible()
})

test(
  'on a phone the cart’s subtotal and the way on stay within reach',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, t }) => {
    await cart.bringOne(await catalogue.garment(), 2)
    await page.goto(catalogue.categoryPath(dryCleaning))
    await shop.alive()
    const bar = page.getByRole('region', { name: t('catalogue:subtotalBar') })
    await expect(bar).toBeInViewport()
    await bar.getByRole('link', { name: t('catalogue:confirm') }).click()
    await shop.arrive('Carrito')
  },
)

test('pages appear only where there is more than one', { tag: '@desk' }, async ({ page, catalogue, t }) => {
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

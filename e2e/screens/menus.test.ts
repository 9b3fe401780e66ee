import { categoryIds } from '@colada/domain/catalogue/category'
import { type SubFilter, subFilters } from '#storefront/features/catalogue/sub-filters.ts'
import type { Translate } from '#storefront/platform/language/messages.ts'
import { menusIn } from '#storefront/shell/header/navigation.ts'
import { expect, test } from '../support/test.ts'

test('navigates every header menu by keyboard', { tag: '@desk' }, async ({ page, shop, language, t }) => {
  await shop.navigate('Home')
  const places = page.getByRole('navigation', { name: t('shell:navigation') })
  const menus = menusIn(language, t as unknown as Translate).filter(({ id }) => id !== 'services')
  for (const { label, links } of menus) {
    const button = places.getByRole('button', { name: label })
    await button.focus()
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    for (const { href, label: name } of links) {
      await page.keyboard.press('Tab')
      const link = places.getByRole('link', { name, exact: true })
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('href', href)
    }
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  }
  const [{ label, links }] = menus as [(typeof menus)[number]]
  await places.getByRole('button', { name: label }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(links[0]!.href)
})

test('navigates the account menu by keyboard', { tag: '@desk' }, async ({ page, shop, account, t }) => {
  await account.createByApi()
  await shop.navigate('Home')
  const button = page.getByRole('button', { name: t('shell:user.account') })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: t('shell:user.orders') })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('menuitem', { name: t('shell:user.logOut') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('links every entry of the menu sheet', { tag: '@phone' }, async ({ page, shop, language, t }) => {
  await shop.navigate('Home')
  const sheet = page.getByRole('dialog', { name: t('shell:menuTitle') })
  const open = async () => {
    await page.getByRole('button', { name: t('shell:menuButton') }).tap()
    await expect(sheet).toBeVisible()
  }
  /** Opens the section of a menu, unless it is open. */
  const unfold = async (label: string) => {
    const section = sheet.getByRole('navigation', { name: label })
    if (!(await section.getByRole('link').first().isVisible())) await section.getByText(label).first().tap()
    return section
  }
  const menus = menusIn(language, t as unknown as Translate)
  await open()
  for (const { label, links } of menus) {
    const section = await unfold(label)
    for (const { href, label: name } of links)
      await expect(section.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
  for (const { label, links } of menus) {
    const { href, label: name } = links.at(-1)!
    await (await unfold(label)).getByRole('link', { name, exact: true }).tap()
    await page.waitForURL(href)
    await expect(sheet).toHaveCount(0)
    await open()
    await expect(
      sheet.getByRole('navigation', { name: label }).getByRole('link', { name, exact: true }),
    ).toHaveAttribute('aria-current', 'page')
  }
})

test(
  'lays out the theme options in equal rows on every phone width',
  { tag: '@phone' },
  async ({ page, shop, t }) => {
    await shop.navigate('Home')
    await page.getByRole('button', { name: t('shell:menuButton') }).tap()
    const choices = page.getByRole('radiogroup', { name: t('shell:theme.label') }).getByRole('radio')
    await expect(choices).toHaveCount(4)
    for (const width of [320, 340, 367, 390, 414]) {
      await page.setViewportSize({ width, height: 740 })
      const tops = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      const rows = Map.groupBy(tops, Math.round)
      const lengths = new Set([...rows.values()].map((row) => row.length))
      expect([...lengths], `lengths of the rows at ${width} px`).toHaveLength(1)
    }
  },
)

test('shows the welcome offer to anonymous visitors on suitable pages', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  language,
  t,
}) => {
  const offer = page.getByRole('region', { name: t('shell:offer.label') })
  const garment = await catalogue.garment()
  const category = catalogue.categoryPath(categoryIds.dryCleaning)
  const [{ word }] = subFilters.get(categoryIds.dryCleaning)![language] as [SubFilter]
  const preset = `${category}/query=${word}&`
  for (const path of [shop.path('Home'), garment.path, shop.path('Blog'), shop.path('Carrito')]) {
    await page.goto(path)
    await expect(offer).toBeVisible()
  }
  for (const path of [shop.path('Login'), shop.path('Register'), category, preset]) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(offer).toBeHidden()
  }
  await cart.seedOne(garment)
  await page.goto(shop.path('Home'))
  await expect(cart.button(1)).toBeVisible()
  await expect(offer).toBeHidden()
  await cart.seed([])
  await account.createByApi()
  await page.goto(shop.path('Home'))
  await expect(page.getByRole('button', { name: t('shell:user.account') })).toBeVisible()
  await expect(offer).toBeHidden()
})

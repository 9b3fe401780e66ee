import { categoryIds } from '@colada/domain/catalogue/category'
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test(
  'renders links in the header menus and returns the focus to their button',
  { tag: '@desk' },
  async ({ page, shop, catalogue, t }) => {
    await shop.navigate('Home')
    const places = page.getByRole('navigation', { name: t('shell:navigation') })
    const business = places.getByRole('button', { name: t('shell:business') })
    const companies = places.getByRole('link', { name: t('shell:category.12') })
    await expect(companies).toHaveCount(0)

    await business.focus()
    await page.keyboard.press('Enter')
    await expect(companies).toBeVisible()
    await page.keyboard.press('ArrowDown')
    // The first entry of the menu.
    await expect(places.getByRole('listitem').getByRole('listitem').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(companies).toHaveCount(0)
    await expect(business).toBeFocused()

    await business.click()
    await companies.click()
    await page.waitForURL(catalogue.categoryPath(categoryIds.companies))
    await expect(business).toHaveAttribute('aria-expanded', 'false')
    await business.click()
    await expect(companies).toHaveAttribute('aria-current', 'page')
  },
)

test(
  'applies a theme chosen in the footer before the next page is painted',
  { tag: '@desk' },
  async ({ page, shop, t }) => {
    await shop.navigate('Login')
    await page.getByRole('button', { name: t('shell:consent.accept') }).click()
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await footer.getByRole('radio', { name: t('shell:theme.dark') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  },
)

test(
  'places toasts above the cookie banner and above the bottom bar',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t }) => {
    const garment = await catalogue.garment()
    await page.goto(garment.path)
    await shop.waitForHydration()
    const decline = page.getByRole('button', { name: t('shell:consent.decline') })
    const banner = page.getByRole('region', { name: t('shell:consent.label') })
    const bar = page.getByRole('region', { name: t('catalogue:subtotalBar') })
    const message = page
      .getByRole('listitem')
      .filter({ hasText: t('catalogue:added', { name: garment.title }), has: page.getByRole('button') })
    const isAbove = async (what: Locator) => {
      const [upper, lower] = [await message.boundingBox(), await what.boundingBox()]
      return upper!.y + upper!.height <= lower!.y
    }
    await page
      .getByRole('button', { name: t('catalogue:addName', { name: garment.title }) })
      .first()
      .tap()
    await expect(message).toBeVisible()
    await message.hover()
    await expect.poll(() => isAbove(banner)).toBe(true)
    await decline.tap()
    await expect(banner).toHaveCount(0)
    await expect.poll(() => isAbove(bar)).toBe(true)
    await message.getByRole('button', { name: t('shell:close') }).tap()
    await expect(message).toHaveCount(0)
  },
)

import type { Locator } from '@playwright/test'
import { categoryIds } from '@colada/domain/catalogue/category'
import { expect, test } from '../support/test.ts'

test(
  'the places behind a button of the head are links, and the focus comes back to it',
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
    await expect(places.getByRole('listitem').getByRole('link').first()).toBeFocused()
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
  'colours chosen at the foot of a desk are there before the next page is painted',
  { tag: '@desk' },
  async ({ page, shop, t }) => {
    await shop.navigate('Login')
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    await foot.getByRole('radio', { name: t('shell:theme.dark') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  },
)

test(
  'a message comes above the question about cookies, and above the bar once that is answered',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t }) => {
    const garment = await catalogue.garment()
    await page.goto(garment.path)
    await shop.alive()
    const answer = page.getByRole('button', { name: t('shell:consent.decline') })
    const question = page.getByRole('region', { name: t('shell:consent.title') })
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
    await expect.poll(() => isAbove(question)).toBe(true)
    await answer.tap()
    await expect(question).toHaveCount(0)
    await expect.poll(() => isAbove(bar)).toBe(true)
    await message.getByRole('button', { name: t('shell:close') }).tap()
    await expect(message).toHaveCount(0)
  },
)

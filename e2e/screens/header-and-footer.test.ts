import { categoryIds } from '@colada/domain/catalogue/category'
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
  'places toasts where they cover no control, until the next page',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t }) => {
    const garment = await catalogue.garment()
    await page.goto(garment.path)
    await shop.waitForHydration()
    const message = page
      .getByRole('listitem')
      .filter({ hasText: t('catalogue:added', { name: garment.title }), has: page.getByRole('button') })
    /** Controls that have a point under the message. */
    const findCovered = () =>
      message.evaluate((toast) => {
        const box = toast.getBoundingClientRect()
        return [...document.querySelectorAll('header, a, button, input, select, textarea')]
          .filter((control) => !toast.contains(control))
          .filter((control) => {
            const { top, bottom, left, right } = control.getBoundingClientRect()
            return top < box.bottom && bottom > box.top && left < box.right && right > box.left
          })
          .map(({ outerHTML }) => outerHTML)
      })
    await page
      .getByRole('button', { name: t('catalogue:addName', { name: garment.title }) })
      .first()
      .tap()
    await expect(message).toBeVisible()
    // Stays while it is hovered.
    await message.hover()
    await expect.poll(findCovered).toEqual([])
    await page.getByRole('banner').getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(shop.path('Home'))
    await expect(message).toHaveCount(0)
  },
)

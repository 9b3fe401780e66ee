import { categoryIds } from '@colada/domain/catalogue/category'
import type { Page } from '@playwright/test'
import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from '../support/test.ts'

test.use({ bypassCSP: true })

const widths = [320, 768, 1280]
const MAX_STOPS = 150

/** Tabs through the page; returns the stops that a fixed or sticky element covers (WCAG 2.4.11). */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(whatCovers)
    if (found === null) return covered
    if (found !== '') covered.push(found)
  }
  throw new Error('The page has no last tab stop.')
}

/** What covers the centre of the element with the focus; empty when nothing does, `null` after the last tab stop. */
function whatCovers(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  for (let cover = hit; cover && !cover.contains(focused); cover = cover.parentElement) {
    const { position } = getComputedStyle(cover)
    if (position === 'fixed' || position === 'sticky') return `${cover.className} over ${focused.textContent}`
  }
  return ''
}

test('the consent bar is the first tab stop, and returns the focus', async ({ page, shop, t }) => {
  await shop.navigate('Faq')
  await page.keyboard.press('Tab')
  const banner = page.getByRole('region', { name: t('shell:consent.label') })
  await expect(banner.getByRole('button', { name: t('shell:consent.settings') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the consent bar returns the focus to the element that had it', async ({ page, shop, t }) => {
  await shop.navigate('Faq')
  const skip = page.getByRole('link', { name: t('shell:skipToContent') })
  await skip.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: t('shell:consent.accept') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(skip).toBeFocused()
})

test('a decision in the settings leaves the focus on the page', async ({ page, shop, t }) => {
  await shop.navigate('Faq')
  await page.getByRole('button', { name: t('shell:consent.settings'), exact: true }).focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('privacy:settings.save') })
    .press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

for (const width of widths)
  test(`at ${width} px nothing covers the focus, and targets are large enough`, async ({
    page,
    shop,
    catalogue,
    cart,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await cart.seedOne(await catalogue.garment())
    for (const path of [catalogue.categoryPath(categoryIds.dryCleaning), shop.path('Contact')]) {
      await page.goto(path)
      await shop.waitForHydration()
      // Loads the form below the first view; one that grows later moves what has the focus.
      await page.keyboard.press('Shift')
      if (path === shop.path('Contact')) await expect(page.getByRole('main').getByRole('form')).toBeVisible()
      expect(await coveredStops(page), path).toEqual([])
      expect(await findSeriousViolations(page, { rules: ['target-size'] }), path).toEqual([])
    }
  })

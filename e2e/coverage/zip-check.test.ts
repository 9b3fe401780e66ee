import { categoryIds } from '@colada/domain/catalogue/category'
import { zones } from '@colada/domain/schedule/zones'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import type { Translate } from '../support/translate.ts'

const checkOf = (page: Page, t: Translate) => {
  const region = page.getByRole('region', { name: t('coverage:zip.title') })
  return { region, field: region.getByLabel(t('coverage:zip.label')) }
}

test(
  'submits with Enter and shows days and hours of a covered zone',
  { tag: '@smoke' },
  async ({ page, shop, catalogue, t }) => {
    await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
    await shop.waitForHydration()
    const { region, field } = checkOf(page, t)
    await field.scrollIntoViewIfNeeded()
    await field.fill('41004 extra')
    await field.press('Enter')
    await expect(region.getByText(t('coverage:zip.covered', { town: zones.sevilla.name }))).toBeVisible()
    const { opens, closes } = zones.sevilla
    await expect(region.getByText(new RegExp(`${opens}:00.*${closes}:00`))).toBeVisible()
    await region.getByRole('link', { name: t('coverage:zip.choose') }).click()
    await page.waitForURL(catalogue.categoryPath(categoryIds.all))

    // Products of the visit are for the place.
    await catalogue.open(await catalogue.garment())
    await expect(page.getByRole('link', { name: t('coverage:pickup.change') })).toBeVisible()
    await expect(page.getByText(t('catalogue:pickupAsk'))).toHaveCount(0)
  },
)

test('offers an e-mail form for an uncovered postal code', async ({ page, shop, catalogue, t }) => {
  await page.goto(catalogue.categoryPath(categoryIds.laundry))
  await shop.waitForHydration()
  const { region, field } = checkOf(page, t)
  await field.scrollIntoViewIfNeeded()
  await field.fill('999')
  await field.press('Enter')
  await expect(region.getByText(t('coverage:zip.problems.postal-code'))).toBeVisible()
  await field.fill('50001')
  await region.getByRole('button', { name: t('coverage:zip.check') }).click()
  await expect(region.getByText(t('coverage:zip.notCovered', { code: '50001' }))).toBeVisible()
  const email = region.getByLabel(t('coverage:zip.email'))
  await email.fill('ana@')
  await email.press('Enter')
  await expect(region.getByText(t('coverage:zip.emailWrong'))).toBeVisible()
  await email.fill('ana@customers.example')
  await email.press('Enter')
  await expect(region.getByText(t('coverage:zip.sent'))).toBeVisible()
  // The form is removed; the focus stays in the region.
  await expect(region.getByRole('button', { name: t('coverage:zip.check') })).toBeFocused()
})

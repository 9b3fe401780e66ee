import { expect, test } from '../support/test.ts'

test('keeps campaign parameters in memory, also for the next document', async ({ page, shop, t }) => {
  await page.goto(`${shop.path('Coverage')}?utm_source=boletin&page=2`)
  await shop.waitForHydration()
  await page
    .getByRole('link', { name: t('shell:brand') })
    .first()
    .click()
  await shop.waitForRoute('Home')
  expect(new URL(page.url()).search).toBe('')
  // The policy of the page with maps needs a document of its own.
  const footer = await shop.openFooterColumn(t('shell:locations'))
  await footer.getByRole('link', { name: 'Barcelona' }).click()
  await shop.waitForRoute('CoverageBarcelona')

  const request = page.waitForRequest(/checkZipCode/)
  const field = page.getByLabel(t('coverage:zip.label')).first()
  await field.fill('28013')
  await field.press('Enter')
  expect((await request).postDataJSON()).toEqual({ cp: '28013', url_param: 'utm_source=boletin' })
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  expect(stored).not.toContain('boletin')
})

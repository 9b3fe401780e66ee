import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

/** Orders that no other test changes. */
const ofDemoCustomer = '/orders?q=particular%40colada'

test('filters are in the URL and survive a reload, an order and the way back', async ({ page, staff, t }) => {
  await staff.openAs('operations', ofDemoCustomer)
  await expect(staff.rows().nth(1)).toBeVisible()
  const [newest] = await staff.rows().allTextContents()
  await page.getByRole('button', { name: t('orders:columns.created') }).click()
  await expect(page).toHaveURL(`${ofDemoCustomer}&sort=oldest`)
  await expect(staff.rows().first()).not.toHaveText(newest!)

  await page.getByLabel(t('orders:filters.status')).selectOption({ label: t('orders:status.washed') })
  await page.getByRole('button', { name: t('orders:filters.apply') }).click()
  await expect(page).toHaveURL(`${ofDemoCustomer}&status=30&sort=oldest`)
  await expect(staff.rows()).toHaveCount(1)
  await page.reload()
  await expect(staff.rows()).toHaveCount(1)
  await expect(page.getByLabel(t('orders:filters.status'))).toHaveValue('30')

  await staff.rows().getByRole('link').click()
  await expect(page.getByRole('heading', { name: t('orders:detail.history') })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/status=30/)
  await page.getByRole('link', { name: t('orders:filters.clear') }).click()
  await expect(page).toHaveURL('/orders')
  await expect(page.getByLabel(t('orders:filters.q'))).toHaveValue('')
  await expect(staff.rows().nth(1)).toBeVisible()
})

test('an order is found by its customer and shown whole; a goodwill is all that can be done with it', async ({
  page,
  staff,
  t,
}) => {
  await staff.openAs('operations', `${ofDemoCustomer}&status=50`)
  await staff.rows().getByRole('link').first().click()
  for (const part of ['customer', 'legs', 'items', 'prices', 'history', 'ledger', 'mails'])
    await expect(page.getByRole('heading', { level: 2, name: t(`orders:detail.${part}`) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'particular@colada.example' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([t('orders:goodwill.open')])
  expect(await findSeriousViolations(page)).toEqual([])
})

test('the papers of an order are printed from files in another tab', async ({ page, staff, t }) => {
  await staff.openAs('counter', `${ofDemoCustomer}&status=30`)
  await staff.rows().getByRole('link').first().click()
  for (const paper of ['a4', '80mm', 'labels']) {
    const link = page.getByRole('link', { name: t(`orders:print.${paper}`) })
    await expect(link).toHaveAttribute('target', '_blank')
    const response = await page.request.get((await link.getAttribute('href'))!)
    expect(response.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    })
    expect((await response.body()).toString('latin1')).toMatch(/^%PDF-/)
  }
})

test('a counter sees no payments', async ({ page, staff, t }) => {
  await staff.openAs('counter', `${ofDemoCustomer}&status=50`)
  await staff.rows().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: t('orders:detail.history') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: t('orders:detail.ledger') })).toHaveCount(0)
})

test('an unknown locator is named as such', async ({ page, staff, t, browserErrors }) => {
  browserErrors.expect(/status of 404/)
  await staff.openAs('operations', '/orders/NOSUCH1')
  await expect(page.getByRole('heading', { level: 1, name: t('orders:detail.unknownTitle') })).toBeVisible()
})

test('a failed list is loaded again', async ({ page, staff, t, browserErrors }) => {
  browserErrors.expect(/status of 503|status 503/)
  await page.route('**/api/staff/orders?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await staff.openAs('operations', '/orders')
  await expect(page.getByText(t('orders:failed'))).toBeVisible()
  await page.getByRole('button', { name: t('common:calls.retry') }).click()
  await expect(staff.rows().first()).toBeVisible()
})

test('everything is reached by keyboard', async ({ page, staff, t }) => {
  await staff.openAs('operations', '/orders')
  await expect(staff.rows().first()).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
  await page.getByLabel(t('orders:filters.q')).focus()
  await page.keyboard.type('particular@colada')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=particular/)
  await expect(staff.rows().first()).toBeVisible()
  const first = staff.rows().getByRole('link').first()
  await page.getByLabel(t('orders:filters.q')).focus()
  for (let stops = 0; stops < 20; stops += 1) {
    if (await first.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('orders:detail.history') })).toBeVisible()
})

test('language and theme are kept in the browser', async ({ page, staff, language }) => {
  await staff.openAs('operations', '/orders')
  await expect(staff.rows().first()).toBeVisible()
  const other = language === 'es' ? 'English' : 'Español'
  await page.getByRole('radio', { name: other }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en' : 'es')
  await page.getByRole('radio').nth(4).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: other })).toBeChecked()
})

import { formatMoney } from '@colada/domain/money/format-money'
import type { Page } from '@playwright/test'
import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

/** Adds a customer of this test alone, with an address; returns the phone number. */
async function addCustomer(page: Page): Promise<string> {
  const phone = `6${String(Date.now()).slice(-8)}`
  const address = {
    alias: 'Casa',
    address_line1: 'Calle de Alcalá',
    address_line2: '48',
    cp: '28014',
    city: 'Madrid',
  }
  const body = { full_name: 'Elvira Soto', phone, aceptarTyC: 1, address }
  const status = await page.evaluate(async (fields) => {
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch('/api/staff/users', {
      method: 'POST',
      headers,
      body: JSON.stringify(fields),
    })
    return status
  }, body)
  expect(status).toBe(200)
  return phone
}

test('an order for a known customer is taken with the keyboard alone', async ({ page, staff, t }) => {
  await staff.openAs('counter', '/counter')
  const finder = page.getByRole('combobox', { name: t('counter:finder.label') })
  await expect(finder).toBeFocused()
  const phone = await addCustomer(page)
  await page.keyboard.type(phone)
  await expect(page.getByRole('option', { name: /Elvira Soto/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: t('counter:customer.contact') })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])

  await page.keyboard.press('Alt+n')
  const garment = page.getByRole('combobox', { name: t('counter:garments.add') })
  await expect(garment).toBeFocused()
  await page.keyboard.type('9999')
  // The catalogue has been loaded.
  await expect(page.getByText(t('counter:garments.none')).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(garment).toHaveAccessibleDescription(/9999/)
  await expect(garment).toHaveValue('9999')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3*1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: t('counter:garments.title') }).getByRole('row')).toHaveCount(2)
  await expect(garment).toBeFocused()

  // The first free hours are chosen; below the address is the store of the session.
  await page.keyboard.press('Alt+3')
  const places = page.getByLabel(t('counter:dates.address'))
  await expect(places.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(places.first()).toHaveValue('store 36')
  await page.keyboard.press('Tab')
  await expect(places.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(places.last()).toHaveValue('store 36')
  await page.keyboard.press('Alt+4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  const unpaid = page.getByRole('radio', { name: t('counter:payment.unpaid') })
  await expect(unpaid).toBeFocused()
  // A key that is released at once may only move the focus.
  await page.keyboard.press('Space')
  await expect(unpaid).toBeChecked()
  await expect(page.getByText(t('counter:total.vat'))).toBeVisible()
  await expect(page.locator('dl[aria-busy]')).toHaveCount(0)
  expect(await findSeriousViolations(page)).toEqual([])

  await page.keyboard.press('Control+Enter')
  const done = page.getByRole('heading', {
    level: 1,
    name: new RegExp(t('counter:taken.title', { locator: '\\w+' })),
  })
  await expect(done).toBeVisible()
  // Three shirts, brought to the store and collected there.
  await expect(page.getByText(formatMoney(1185))).toBeVisible()
  await expect(page.getByRole('link', { name: t('orders:print.labels') })).toBeVisible()
  const next = page.getByRole('button', { name: t('counter:taken.next') })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(finder).toBeFocused()
})

test('a new customer is filled in from the search, and found by the next one', async ({
  page,
  staff,
  t,
  browserErrors,
}) => {
  browserErrors.expect(/status of 409/)
  await staff.openAs('counter', '/counter')
  const phone = `6${String(Date.now()).slice(-8)}`
  const search = async () => {
    await page.getByRole('combobox', { name: t('counter:finder.label') }).fill(phone)
    return page.getByRole('option')
  }
  await expect(await search()).toHaveText(new RegExp(phone))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('counter:fields.phone'))).toHaveValue(phone)
  await page.getByLabel(t('counter:fields.full_name')).fill('Rosa Vidal')
  await page.getByLabel(t('counter:fields.aceptarTyC')).check()
  await page.getByRole('button', { name: t('counter:newCustomer.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Vidal' })).toBeVisible()
  await expect(page.getByText(t('counter:customer.noEmail'))).toBeVisible()

  await page.goto(`/counter/customers/new?q=${phone}`)
  await page.getByLabel(t('counter:fields.full_name')).fill('Hugo Vidal')
  await page.getByLabel(t('counter:fields.aceptarTyC')).check()
  await page.getByRole('button', { name: t('counter:newCustomer.save') }).click()
  const known = page.getByRole('alert')
  await expect(known.getByRole('link', { name: /Rosa Vidal/ })).toBeVisible()
  await known.getByRole('button', { name: t('counter:newCustomer.another') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hugo Vidal' })).toBeVisible()
})

test('a scanned tag opens its order; Alt+S leads to its statuses, and an incident names what was found', async ({
  page,
  staff,
  t,
}) => {
  await staff.openAs('counter', '/orders?q=particular%40colada&status=20')
  const locator = await staff.rows().first().getByRole('link').first().textContent()
  await page.getByRole('link', { name: t('shell:counter') }).click()
  await page.getByRole('combobox', { name: t('counter:finder.label') }).fill(`${locator}-01`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/orders/${locator}$`))

  await expect(page.getByRole('radiogroup', { name: t('orders:moves.to') })).toBeVisible()
  await page.keyboard.press('Alt+s')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio', { name: t('orders:status.incident') }).check()
  await page.getByRole('combobox', { name: t('counter:garments.add') }).fill('2*1')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  const remove = new RegExp(t('counter:garments.remove', { name: '.+' }))
  await expect(page.getByRole('button', { name: remove })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})

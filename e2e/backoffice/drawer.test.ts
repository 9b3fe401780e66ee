import { formatMoney } from '@colada/domain/money/format-money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { findSeriousViolations } from '#tests/axe.ts'
import { expect, type Store, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

/** No other test opens a drawer there. */
const lesCorts: Store = { id: 2, name: 'Barcelona Les Corts' }

test('a drawer is opened, takes cash for an unpaid order, is counted and closed', async ({
  page,
  staff,
  unpaidOrder,
  t,
}) => {
  const ofCents = (cents: number) => page.getByRole('textbox', { name: formatMoney(cents), exact: true })
  await staff.openAs('counter', '/orders', lesCorts)
  await expect(staff.rows().first()).toBeVisible()
  await page.keyboard.press('Alt+c')
  await ofCents(5000).fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: t('drawer:tillOf', { till: '1' }) })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])

  await page.getByText(t('drawer:movement.title')).click()
  await page.getByLabel(t('drawer:amount')).fill('24.85')
  await page.getByLabel(t('drawer:reason')).fill('Cambio del banco')
  await page.keyboard.press('Enter')
  const movements = page.getByRole('table', { name: t('drawer:movement.list') })
  await expect(movements).toContainText('+24,85')

  await page.goto(`/orders/${unpaidOrder}`)
  const price = parseMoney(await page.getByLabel(t('drawer:payment.amount')).inputValue())!
  await page.getByLabel(t('drawer:payment.received')).fill('300')
  const form = page.getByRole('form', { name: t('drawer:payment.title') })
  await expect(form.getByRole('status')).toContainText(formatMoney(30_000 - price))
  expect(await findSeriousViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('drawer:payment.taken', { amount: formatMoney(price) }))).toBeVisible()
  await expect(form).toHaveCount(0)

  await page.keyboard.press('Alt+c')
  await expect(movements.getByRole('link', { name: unpaidOrder })).toBeVisible()
  await page.getByRole('link', { name: t('drawer:closing.start') }).click()
  const expected = 10_000 + 2485 + price
  await expect(page.getByText(t('drawer:closing.blind'))).toBeVisible()
  await expect(page.getByText(formatMoney(expected))).toHaveCount(0)
  expect(await findSeriousViolations(page)).toEqual([])
  await ofCents(100).fill(String(Math.floor(expected / 100)))
  await ofCents(1).fill(String(expected % 100))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('definition').filter({ hasText: formatMoney(expected) })).toHaveCount(2)
  await expect(page.getByRole('button', { name: t('drawer:report.print') })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])
})

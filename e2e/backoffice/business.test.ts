import { randomUUID } from 'node:crypto'
import { findSeriousViolations } from '#tests/axe.ts'
import { expect, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

test('operations record a payment of a company, which is on its statement', async ({ page, staff, t }) => {
  await staff.openAs('operations', '/business')
  await page.getByRole('link', { name: 'Hostal Les Corts' }).click()
  await expect(page.getByRole('heading', { name: t('business:decision.title') })).toBeVisible()
  expect(await findSeriousViolations(page)).toEqual([])

  const payment = page.getByRole('form', { name: t('business:payment.title') })
  const reference = `TR ${randomUUID().slice(0, 8)}`
  await payment.getByLabel(t('business:payment.amount')).fill('12,50')
  await payment.getByRole('button', { name: t('business:payment.submit') }).click()
  await expect(page.getByText(t('business:payment.referenceMissing'))).toBeVisible()
  await payment.getByLabel(t('business:payment.reference')).fill(reference)
  await payment.getByRole('button', { name: t('business:payment.submit') }).click()
  await expect(page.getByText(reference)).toBeVisible()
})

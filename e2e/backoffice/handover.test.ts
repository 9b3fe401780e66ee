import { formatMoney } from '@colada/domain/money/format-money'
import { findSeriousViolations } from '#tests/axe.ts'
import { runSql } from '../support/database.ts'
import { expect, test } from './staff.ts'

// axe sets style attributes, which the CSP blocks.
test.use({ bypassCSP: true })

/** Collected, washed, and missed at the delivery. */
const missedDelivery = [10, 20, 30, 40, 45]
/** The second week after the free 90 days: 2.00. */
const STORED_DAYS = 98
const fee = formatMoney(200)

test('garments that were stored too long are handed over once the fee is waived with a reason', async ({
  page,
  staff,
  customer,
  t,
}) => {
  const { shop, orders } = customer
  const placed = await customer.buy()
  for (const status of missedDelivery) await orders.setStatus(placed, status)
  await runSql(
    `update order_legs set date = (now() at time zone 'Europe/Madrid')::date - $2::int
     where order_id = $1 and leg = 'delivery'`,
    [placed.id, STORED_DAYS],
  )

  await staff.openAs('counter', `/counter/handover/${placed.locator}`)
  await expect(page.getByRole('heading', { name: t('incidents:storage.title') })).toBeVisible()
  await expect(
    page.getByRole('button', { name: t('incidents:storage.charge', { amount: fee }) }),
  ).toBeVisible()
  const handOver = page.getByRole('button', { name: t('drawer:handover.submit') })
  await expect(handOver).toHaveAttribute('aria-disabled', 'true')
  await expect(handOver).toHaveAccessibleDescription(t('incidents:storage.first'))
  expect(await findSeriousViolations(page)).toEqual([])
  const waive = page.getByRole('button', { name: t('incidents:storage.waive') })
  await waive.click()
  await expect(page.getByText(t('incidents:storage.reasonMissing'))).toBeVisible()
  await page.getByLabel(t('incidents:storage.reason')).fill('Estaba de viaje y nos avisó')
  await waive.click()
  await expect(page.getByRole('heading', { name: t('incidents:storage.title') })).toHaveCount(0)
  await handOver.click()
  await expect(page.getByText(t('drawer:handover.done'))).toBeVisible()

  await shop.navigate('OrderDetail', { id: placed.id })
  const status = shop.page.getByRole('region', { name: shop.t('orders:detail.status') })
  await expect(status).toContainText(shop.t('orders:status.delivered'))
  await expect(shop.page.getByText(shop.t('orders:event.waiver', { amount: fee }))).toBeVisible()
})

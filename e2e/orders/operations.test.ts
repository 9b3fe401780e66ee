import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('what operations do with an order is seen after a refresh', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  payment,
  orders,
  t,
}) => {
  await account.exist({ place: homeInMadrid })
  await cart.bringOne(await catalogue.garment())
  await shop.navigate('Checkout')
  await schedule.choose('pickup')
  await schedule.choose('delivery')
  await checkout.place()
  await payment.pay(cards.accepted)
  const locator = await payment.thanks()
  await page.getByRole('link', { name: t('orders:thanks.follow') }).click()
  const status = page.getByRole('region', { name: t('orders:detail.status') })
  await expect(status).toContainText(t('orders:status.created'))

  const collected = 10
  const delivered = 50
  expect(await orders.move(locator, delivered)).toMatchObject({ code: 1 })
  const moved = await orders.move(locator, collected)
  expect(moved.code, moved.said).toBe(0)
  expect(moved.said).toContain(locator)
  await page.getByRole('button', { name: t('orders:detail.refresh') }).click()
  await expect(status).toContainText(t('orders:status.collected'))
})

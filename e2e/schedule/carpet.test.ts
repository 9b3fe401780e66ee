import { formatMoney } from '@colada/domain/money/format-money'
import { roundCents } from '@colada/domain/money/money'
import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('prices a carpet by area and delivers it fifteen days later', async ({
  shop,
  catalogue,
  cart,
  account,
  schedule,
  page,
}) => {
  const carpet = await catalogue.carpet()
  await account.createByApi({ address: homeInMadrid })
  await catalogue.open(carpet)
  await catalogue.addMeasured(carpet, 150, 230)
  await cart.open(1)
  // 1.50 m × 2.30 m
  const price = formatMoney(roundCents(carpet.price * 3.45))
  await expect(cart.line(carpet)).toContainText(price)
  await expect.poll(() => cart.amount('cart:subtotal')).toBe(price)
  await cart.confirm()
  await shop.waitForRoute('Checkout')
  await schedule.choose('pickup')
  const collected = await schedule.chosenDate('pickup')
  await expect(schedule.days('delivery').first()).toBeVisible()
  const [first] = await schedule.dates('delivery')
  expect(Math.round((first!.getTime() - collected.getTime()) / 86_400_000)).toBe(15)
  await expect(page.getByText(shop.t('orders:checkout.carpetsTitle'))).toBeVisible()
})

import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { roundCents } from '@colada/domain/money/money'
import { formatMoney } from '../../packages/storefront/src/platform/format/money.ts'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('the first order takes its percent off the garments, and only the first', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  payment,
  t,
}) => {
  const garment = await catalogue.garment()
  const { code, percent } = firstOrderOffer
  const apply = async () => {
    await page.getByRole('textbox', { name: t('promotions:code') }).fill(code.toLowerCase())
    await page.getByRole('button', { name: t('promotions:apply'), exact: true }).click()
  }
  await account.exist({ place: homeInMadrid })
  await cart.bringOne(garment, 3)
  await shop.navigate('Checkout')
  await schedule.choose('pickup')
  await schedule.choose('delivery')
  await apply()
  await expect(page.getByText(t('promotions:applied', { code }))).toBeVisible()
  const discount = `−${formatMoney(roundCents((garment.price * 3 * percent) / 100))}`
  await expect.poll(() => checkout.amount('orders:prices.discount')).toBe(discount)
  await checkout.place()
  await payment.pay(cards.accepted)
  await payment.thanks()

  await cart.bringOne(garment, 3)
  await shop.navigate('Checkout')
  await schedule.choose('pickup')
  await schedule.choose('delivery')
  await apply()
  await expect(page.getByRole('textbox', { name: t('promotions:code') })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect.poll(() => checkout.amount('orders:prices.discount')).toBe('')
})

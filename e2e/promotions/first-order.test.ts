import { formatMoney } from '@colada/domain/money/format-money'
import { roundCents } from '@colada/domain/money/money'
import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('discounts the first order only', async ({ page, newCustomer, schedule, checkout, payment, t }) => {
  const { code, percent } = firstOrderOffer
  const apply = async () => {
    await page.getByRole('textbox', { name: t('promotions:code') }).fill(code.toLowerCase())
    await page.getByRole('button', { name: t('promotions:apply'), exact: true }).click()
  }
  const garment = await newCustomer.openCheckout({ quantity: 3 })
  await schedule.chooseBoth()
  await apply()
  await expect(page.getByText(t('promotions:applied', { code }))).toBeVisible()
  const discount = `−${formatMoney(roundCents((garment.price * 3 * percent) / 100))}`
  await expect.poll(() => checkout.amount('orders:prices.discount')).toBe(discount)
  await checkout.place()
  await payment.pay(cards.accepted)
  await payment.waitForConfirmation()

  await newCustomer.openNextCheckout(3)
  await schedule.chooseBoth()
  await apply()
  await expect(page.getByRole('textbox', { name: t('promotions:code') })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect.poll(() => checkout.amount('orders:prices.discount')).toBe('')
})

import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('adds garments to an order without transport and restores the customer’s cart', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  checkout,
  payment,
  orders,
  t,
}) => {
  const [first, added, own] = await catalogue.garments(categoryIds.dryCleaning)
  await account.createByApi({ address: homeInMadrid })
  const { locator } = await orders.createByApi([first!])
  await cart.seedOne(own!, 2)
  const banner = page.getByRole('region', { name: t('shell:mode.label') })

  await test.step('start from the order in its category', async () => {
    await shop.navigate('Orders')
    await orders
      .card(locator)
      .getByRole('button', { name: t('orders:actions.addItems') })
      .click()
    await page.waitForURL(catalogue.categoryPath(first!.categoryId))
    await expect(banner).toContainText(locator)
    await expect(cart.button(0)).toBeVisible()
  })

  await test.step('fill a cart without transport and reload', async () => {
    await catalogue.open(added!)
    await catalogue.add(added!)
    await expect(cart.button(1)).toBeVisible()
    await shop.reload()
    await cart.open(1)
    await expect(cart.line(added!)).toBeVisible()
    expect(await cart.amount('cart:transport')).toBe('')
    await cart.summary.getByRole('button', { name: t('cart:confirmAdded') }).click()
    await shop.waitForRoute('CheckoutDirect')
  })

  await test.step('pay for the added garments', async () => {
    const summary = page.getByRole('region', { name: t('orders:direct.added.summary') })
    await expect(summary).toContainText(formatMoney(added!.price))
    await expect(summary).not.toContainText(t('orders:prices.transport'))
    await summary.getByRole('button', { name: t('orders:direct.added.pay', { amount: '' }).trim() }).click()
    await checkout.waitForPayment()
    await expect(page.getByRole('heading', { level: 1, name: t('payment:titles.addItems') })).toBeVisible()
    await payment.pay(cards.accepted)
    await expect(page.getByRole('heading', { name: t('orders:direct.done.addedTitle') })).toBeVisible()
  })

  await test.step('show both garments and the restored cart', async () => {
    await expect(banner).toHaveCount(0)
    await expect(cart.button(2)).toBeVisible()
    await page.getByRole('link', { name: t('orders:thanks.follow') }).click()
    await expect(page.getByRole('main')).toContainText(first!.title)
    await expect(page.getByRole('main')).toContainText(added!.title)
  })
})

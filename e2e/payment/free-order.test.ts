import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('confirms an order paid by a pack without a payment', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  orders,
  mailbox,
  t,
}) => {
  const garments = await catalogue.garments(categoryIds.dryCleaning)
  const garment = garments.reduce((cheapest, each) => (each.price < cheapest.price ? each : cheapest))
  // One use of the smallest pack is worth more than this garment and its transport.
  const pack = (await catalogue.garments(categoryIds.vouchers)).at(-1)!
  await account.createByApi({ address: homeInMadrid })
  const code = await orders.buyPackByApi(pack)

  await test.step('select the pack in the checkout', async () => {
    await cart.seedOne(garment)
    await shop.navigate('Carrito')
    await cart.confirm()
    await shop.waitForRoute('Checkout')
    await schedule.chooseBoth()
    const card = page
      .getByRole('list', { name: t('promotions:available') })
      .getByRole('article')
      .filter({ hasText: code })
    await card.getByRole('button', { name: t('promotions:choose') }).click()
    await expect.poll(() => checkout.amount('orders:prices.total')).toBe(formatMoney(0))
    // The transport depends on the hours that are free.
    await expect
      .poll(async () => {
        const [discount = 0, ...parts] = await Promise.all(
          ['discount', 'items', 'transport'].map((line) => checkout.cents(`orders:prices.${line}`)),
        )
        return parts.reduce((sum, part) => sum + part, -discount)
      })
      .toBe(0)
    expect(await checkout.cents('orders:prices.discount')).toBeGreaterThan(garment.price)
  })

  const locator = await test.step('place the order', async () => {
    await page.getByRole('button', { name: t('orders:checkout.free') }).click()
    const thanks = page.getByRole('dialog', { name: t('orders:thanks.title') })
    await expect(thanks).toContainText(t('orders:thanks.processed'))
    const shownLocator = (await thanks.getByRole('strong').first().textContent())!
    await thanks.getByRole('link', { name: t('orders:thanks.follow') }).click()
    return shownLocator
  })

  await test.step('show the order without a due payment', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: t('orders:detail.status') })).toContainText(
      t('orders:status.created'),
    )
    await expect(page.getByRole('link', { name: t('orders:actions.pay') })).toHaveCount(0)
    await expect(cart.button(0)).toBeVisible()
    const hasMail = async () =>
      (await mailbox.messagesTo(account.person.email)).some(({ text }) => text.includes(locator))
    await expect.poll(hasMail).toBe(true)
  })
})

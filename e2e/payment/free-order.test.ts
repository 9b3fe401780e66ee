import { standardTransport } from '@colada/domain/cart/totals'
import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '#storefront/platform/format/money.ts'
import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

test('an order that a pack pays for is thanked for at once, and asks for no payment', async ({
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
  const garment = garments.reduce((least, each) => (each.price < least.price ? each : least))
  const total = garment.price + standardTransport
  // Of the pack with the fewest uses one use is worth more than this garment and its van.
  const pack = (await catalogue.garments(categoryIds.vouchers)).at(-1)!
  await account.exist({ place: homeInMadrid })
  const code = await orders.ownPack(pack)

  await test.step('choose the pack at the checkout', async () => {
    await cart.bringOne(garment)
    await shop.navigate('Carrito')
    await cart.confirm()
    await shop.arrive('Checkout')
    await schedule.chooseBoth()
    const card = page
      .getByRole('list', { name: t('promotions:available') })
      .getByRole('article')
      .filter({ hasText: code })
    await card.getByRole('button', { name: t('promotions:choose') }).click()
    await expect.poll(() => checkout.amount('orders:prices.total')).toBe(formatMoney(0))
    await expect.poll(() => checkout.amount('orders:prices.discount')).toBe(`−${formatMoney(total)}`)
  })

  const locator = await test.step('order, and be thanked', async () => {
    await page.getByRole('button', { name: t('orders:checkout.free') }).click()
    const thanks = page.getByRole('dialog', { name: t('orders:thanks.title') })
    await expect(thanks).toContainText(t('orders:thanks.processed'))
    const said = (await thanks.getByRole('strong').first().textContent())!
    await thanks.getByRole('link', { name: t('orders:thanks.follow') }).click()
    return said
  })

  await test.step('nothing is due', async () => {
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: t('orders:detail.status') })).toContainText(
      t('orders:status.created'),
    )
    await expect(page.getByRole('link', { name: t('orders:actions.pay') })).toHaveCount(0)
    await expect(cart.button(0)).toBeVisible()
    const told = async () =>
      (await mailbox.to(account.person.email)).some(({ text }) => text.includes(locator))
    await expect.poll(told, { timeout: 20_000 }).toBe(true)
  })
})

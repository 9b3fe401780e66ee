import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '#storefront/platform/format/money.ts'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('packs are bought without a van, and their code pays the next order', async ({
  page,
  context,
  shop,
  catalogue,
  cart,
  account,
  newcomer,
  schedule,
  checkout,
  payment,
  orders,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [pack] = await catalogue.garments(categoryIds.vouchers)
  await account.exist({ place: homeInMadrid })
  await cart.bringOne(pack!)
  // Packs have a checkout of their own, whichever address is asked for.
  await page.goto(shop.path('Checkout'))
  await shop.arrive('PurchasePacks')

  await test.step('from the cart to the direct checkout', async () => {
    await shop.navigate('Carrito')
    await cart.summary.getByRole('button', { name: t('cart:confirmVouchers') }).click()
    await shop.arrive('PurchasePacks')
    await expect(page.getByRole('heading', { level: 1, name: t('orders:direct.packs.title') })).toBeVisible()
    await expect(schedule.leg('pickup')).toHaveCount(0)
    await expect.poll(() => checkout.amount('orders:prices.total')).toBe(formatMoney(pack!.price))
    expect(await checkout.amount('orders:prices.transport')).toBe('')
  })

  await test.step('nothing is lost by a reload and in the other language', async () => {
    await shop.reload()
    await expect(cart.line(pack!)).toBeVisible()
  })

  const code = await test.step('pay, and get the code', async () => {
    await checkout.place()
    await payment.pay(cards.accepted)
    await expect(page.getByRole('heading', { name: t('orders:direct.done.packsTitle') })).toBeVisible({
      timeout: 20_000,
    })
    await page.getByRole('button', { name: t('orders:detail.voucherCopy') }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^BONO/)
    await expect(page.getByText(t('orders:detail.voucherCopied', { code: copied })).first()).toBeVisible()
    await expect(cart.button(0)).toBeVisible()
    return copied
  })

  await test.step('the order keeps it', async () => {
    await page.getByRole('link', { name: t('orders:direct.movedToOrder') }).click()
    await expect(page.getByRole('main')).toContainText(code)
    await shop.navigate('Orders')
    await expect(orders.card(t('orders:list.voucher'))).toContainText(formatMoney(pack!.price))
  })

  await test.step('and it counts at the next checkout', async () => {
    await newcomer.atNextCheckout(3)
    await schedule.chooseBoth()
    await page.getByRole('textbox', { name: t('promotions:code') }).fill(code)
    await page.getByRole('button', { name: t('promotions:apply'), exact: true }).click()
    await expect.poll(() => checkout.amount('orders:prices.discount')).toMatch(/^−/)
  })
})

test(
  'the direct checkout without packs leads Home',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, account, t }) => {
    await account.exist({ place: homeInMadrid })
    await page.goto(shop.path('PurchasePacks'))
    await shop.arrive('Home')
    await expect(page.getByText(t('shell:flash.emptyCart'))).toBeVisible()
    await page.goto(shop.path('CheckoutDirect'))
    await shop.arrive('Home')

    await cart.bringOne(await catalogue.garment())
    await page.goto(shop.path('PurchasePacks'))
    await shop.arrive('Home')
  },
)

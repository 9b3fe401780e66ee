import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('buys packs without transport and pays the next order with their code', async ({
  page,
  context,
  shop,
  catalogue,
  cart,
  account,
  newCustomer,
  schedule,
  checkout,
  payment,
  orders,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [pack] = await catalogue.garments(categoryIds.vouchers)
  await account.createByApi({ address: homeInMadrid })
  await cart.seedOne(pack!)
  // Packs have their own checkout, also from the URL of the regular one.
  await page.goto(shop.path('Checkout'))
  await shop.waitForRoute('PurchasePacks')

  await test.step('open the direct checkout from the cart', async () => {
    await shop.navigate('Carrito')
    await cart.summary.getByRole('button', { name: t('cart:confirmVouchers') }).click()
    await shop.waitForRoute('PurchasePacks')
    await expect(page.getByRole('heading', { level: 1, name: t('orders:direct.packs.title') })).toBeVisible()
    await expect(schedule.leg('pickup')).toHaveCount(0)
    await expect.poll(() => checkout.amount('orders:prices.total')).toBe(formatMoney(pack!.price))
    expect(await checkout.amount('orders:prices.transport')).toBe('')
  })

  await test.step('reload', async () => {
    await shop.reload()
    await expect(cart.line(pack!)).toBeVisible()
  })

  const code = await test.step('pay and copy the code', async () => {
    await page.getByRole('button', { name: t('orders:direct.packs.pay', { amount: '' }).trim() }).click()
    await checkout.waitForPayment()
    await payment.pay(cards.accepted)
    await expect(page.getByRole('heading', { name: t('orders:direct.done.packsTitle') })).toBeVisible()
    await page.getByRole('button', { name: t('orders:detail.voucherCopy') }).click()
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(readClipboard).toMatch(/^BONO/)
    const copied = await readClipboard()
    await expect(page.getByText(t('orders:detail.voucherCopied', { code: copied })).first()).toBeVisible()
    await expect(cart.button(0)).toBeVisible()
    return copied
  })

  await test.step('show the code in the order', async () => {
    await page.getByRole('link', { name: t('orders:direct.movedToOrder') }).click()
    await expect(page.getByRole('main')).toContainText(code)
    await shop.navigate('Orders')
    await expect(orders.card(t('orders:list.voucher'))).toContainText(formatMoney(pack!.price))
  })

  await test.step('apply it in the next checkout', async () => {
    await newCustomer.openNextCheckout(3)
    await schedule.chooseBoth()
    await page.getByRole('textbox', { name: t('promotions:code') }).fill(code)
    await page.getByRole('button', { name: t('promotions:apply'), exact: true }).click()
    await expect.poll(() => checkout.amount('orders:prices.discount')).toMatch(/^−/)
  })
})

test(
  'redirects the direct checkout without packs to the packs, with garments only to Home',
  { tag: '@phone' },
  async ({ page, shop, catalogue, cart, account, t }) => {
    await account.createByApi({ address: homeInMadrid })
    await page.goto(shop.path('PurchasePacks'))
    await page.waitForURL(catalogue.categoryPath(categoryIds.vouchers))
    await expect(page.getByText(t('shell:flash.emptyCart'))).toBeHidden()
    await page.goto(shop.path('CheckoutDirect'))
    await shop.waitForRoute('Home')

    await cart.seedOne(await catalogue.garment())
    await page.goto(shop.path('PurchasePacks'))
    await shop.waitForRoute('Home')
  },
)

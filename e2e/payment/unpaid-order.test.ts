import { firstOrderOffer } from '@colada/domain/promotions/first-order-offer'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('lists an unpaid order with its remaining time and pays it', async ({
  page,
  shop,
  newCustomer,
  payment,
  t,
}) => {
  await newCustomer.openPayment()
  await expect(page.getByRole('timer')).toContainText(t('payment:clock.running', { count: 30 }))

  const home = page.getByRole('banner').getByRole('link').first()
  const question = page.getByRole('alertdialog', { name: t('payment:leave.title') })
  await home.click()
  await question.getByRole('button', { name: t('payment:leave.stay') }).click()
  await expect(payment.payButton).toBeVisible()
  await home.click()
  await question.getByRole('button', { name: t('payment:leave.go') }).click()
  await shop.waitForRoute('Home')

  await shop.navigate('Orders')
  const order = page.getByRole('article')
  const left = t('orders:actions.payBefore', { time: 'TIME' }).split('TIME')
  await expect(order).toContainText(left[0]!)
  await expect(order).toContainText(left[1]!)
  await order.getByRole('link', { name: t('orders:actions.pay') }).click()
  await payment.pay(cards.accepted)
  await payment.waitForConfirmation()
  await shop.navigate('Orders')
  await expect(order).toContainText(t('orders:status.created'))
  await expect(order.getByRole('link', { name: t('orders:actions.pay') })).toBeHidden()
})

test(
  'the way back from the payment names the order, whose garments and code return when it is given up',
  { tag: '@smoke' },
  async ({ page, shop, newCustomer, schedule, checkout, cart, payment, t }) => {
    const garment = await newCustomer.openCheckout({ quantity: 2 })
    await shop.navigate('Carrito')
    await page.getByRole('button', { name: t('promotions:useCode', firstOrderOffer) }).click()
    await cart.confirm()
    await shop.waitForRoute('Checkout')
    await schedule.chooseBoth()
    await checkout.place()
    await expect(payment.holder).toBeVisible()

    // The checkout is empty by now: the page before it is the cart.
    await page.goBack()
    await shop.waitForRoute('Carrito')
    const banner = page.getByRole('region', { name: t('shell:unpaid.label') })
    await expect(banner).toContainText(t('shell:unpaid.order'))
    await expect(banner).toContainText(/\d\d:\d\d/)
    await page.goForward()
    await expect(payment.holder).toBeVisible()
    await shop.navigate('Checkout')
    await shop.waitForRoute('Home')
    await expect(banner.getByRole('link', { name: t('shell:unpaid.pay') })).toHaveAttribute('href', /\d+$/)
    await expect(page.getByText(t('shell:flash.emptyCart'))).toHaveCount(0)

    await banner.getByRole('button', { name: t('shell:unpaid.giveUp') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t('unpaid:orderKeep') }).click()
    await banner.getByRole('button', { name: t('shell:unpaid.giveUp') }).click()
    await question.getByRole('button', { name: t('unpaid:orderConfirm') }).click()
    await expect(banner).toBeHidden()
    await expect(cart.button(2)).toBeVisible()
    await page.getByRole('button', { name: t('unpaid:undo') }).click()
    await expect(cart.button(0)).toBeVisible()
    await shop.navigate('Orders')
    await expect(page.getByRole('article')).toContainText(t('orders:status.cancelled'))

    // Again, with the garments and the code kept.
    await cart.seedOne(garment, 2)
    await shop.navigate('Carrito')
    await page.getByRole('button', { name: t('promotions:useCode', firstOrderOffer) }).click()
    await cart.confirm()
    await shop.waitForRoute('Checkout')
    await schedule.chooseBoth()
    await checkout.place()
    await page.getByRole('button', { name: t('unpaid:orderConfirm') }).click()
    await question.getByRole('button', { name: t('unpaid:orderConfirm') }).click()
    await shop.waitForRoute('Carrito')
    await expect(cart.line(garment)).toBeVisible()
    await expect(page.getByText(t('promotions:waiting', firstOrderOffer))).toBeVisible()
    await expect(banner).toBeHidden()
  },
)

test(
  'asks before the browser leaves the payment',
  { tag: '@phone' },
  async ({ page, newCustomer, payment }) => {
    await newCustomer.openPayment()
    await payment.holder.fill('Inés Roca')
    const dialogOpened = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const dialog = await dialogOpened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  },
)

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

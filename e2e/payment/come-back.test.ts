import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('an order that was left unpaid waits in the list, with the time that is left', async ({
  page,
  shop,
  newcomer,
  payment,
  t,
}) => {
  await newcomer.atPayment()
  await expect(page.getByRole('timer')).toContainText(t('payment:clock.running', { count: 30 }))

  const home = page.getByRole('banner').getByRole('link').first()
  const question = page.getByRole('alertdialog', { name: t('payment:leave.title') })
  await home.click()
  await question.getByRole('button', { name: t('payment:leave.stay') }).click()
  await expect(payment.paying).toBeVisible()
  await home.click()
  await question.getByRole('button', { name: t('payment:leave.go') }).click()
  await shop.arrive('Home')

  await shop.navigate('Orders')
  const order = page.getByRole('article')
  const left = t('orders:actions.payBefore', { time: 'TIME' }).split('TIME')
  await expect(order).toContainText(left[0]!)
  await expect(order).toContainText(left[1]!)
  await order.getByRole('link', { name: t('orders:actions.pay') }).click()
  await payment.pay(cards.accepted)
  await payment.thanks()
  await shop.navigate('Orders')
  await expect(order).toContainText(t('orders:status.created'))
  await expect(order.getByRole('link', { name: t('orders:actions.pay') })).toBeHidden()
})

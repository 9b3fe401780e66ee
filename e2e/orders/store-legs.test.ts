import { findStore } from '@colada/domain/coverage/stores'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

const plazaEspana = findStore(36)!
const tetuan = findStore(46)!

test('takes clothes to a store and collects them at another one, without transport', async ({
  page,
  shop,
  newCustomer,
  account,
  schedule,
  checkout,
  payment,
  orders,
  mailbox,
  t,
}) => {
  await newCustomer.openCheckout()
  await schedule.chooseStore('pickup', plazaEspana.name)
  await schedule.chooseStore('delivery', tetuan.name)
  const items = await checkout.amount('orders:prices.items')
  await expect.poll(() => checkout.amount('orders:prices.total')).toBe(items)
  // The choice survives a reload.
  await page.reload()
  await expect(schedule.leg('delivery').getByRole('radio', { name: tetuan.name })).toBeChecked()
  await expect(schedule.hold).toBeHidden()
  await checkout.place()

  await payment.pay(cards.accepted)
  const locator = await payment.waitForConfirmation()
  await expect(page.getByRole('main')).toContainText(t('schedule:store.deliveryTitle'))
  await shop.navigate('Orders')
  await expect(orders.card(locator)).toContainText(plazaEspana.name)
  await orders.open(locator)
  await expect(page.getByRole('main')).toContainText(tetuan.street)
  await expect(page.getByRole('main')).not.toContainText(t('orders:status.outForDelivery'))
  const mail = await mailbox.waitForOnly(account.person.email)
  expect(mail.text).toContain(tetuan.street)
})

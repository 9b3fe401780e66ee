import { findStore } from '@colada/domain/coverage/stores'
import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const tetuan = findStore(46)!
const collected = 10
const washing = 20
const cancelled = 60

test('an order that was collected is cancelled after a look at what comes back', async ({
  page,
  shop,
  catalogue,
  account,
  orders,
  t,
}) => {
  await account.createByApi({ address: homeInMadrid })
  const { id, locator } = await orders.createByApi([await catalogue.garment()], { status: collected })
  await shop.navigate('OrderDetail', { id })
  await page.getByRole('button', { name: t('cancel:cancel') }).click()
  const dialog = page.getByRole('dialog', { name: t('cancel:title', { locator }) })
  // Operations accepted it without a payment.
  await expect(dialog.getByText(t('cancel:free'))).toBeVisible()
  await dialog.getByRole('button', { name: t('cancel:confirm') }).click()
  const status = page.getByRole('region', { name: t('orders:detail.status') })
  await expect(status).toContainText(t('orders:status.cancelled'))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the garments of a cancelled order are collected at a store instead', async ({
  page,
  shop,
  catalogue,
  account,
  schedule,
  orders,
  mailbox,
  t,
}) => {
  await account.createByApi({ address: homeInMadrid })
  const order = await orders.createByApi([await catalogue.garment()], { status: collected })
  const { id, locator } = order
  await orders.setStatus(order, cancelled)
  await shop.navigate('OrderDetail', { id })
  const change = page.getByRole('button', { name: t('orders:actions.changeReturn') })
  await change.click()
  await shop.waitForRoute('ChangeDates')
  await page.getByRole('button', { name: t('orders:change.edit.delivery') }).click()
  await schedule.chooseStore('delivery', tetuan.name)
  const summary = page.getByRole('region', { name: t('orders:list.order', { locator }) })
  await expect(summary).toContainText(t('orders:change.bindingReturn'))
  await summary.getByRole('button', { name: t('orders:change.confirm') }).click()
  const dialog = page.getByRole('dialog', { name: t('orders:change.doneTitle') })
  await dialog.getByRole('link', { name: t('orders:thanks.follow') }).click()
  await shop.waitForRoute('OrderDetail', { id })
  await expect(page.getByRole('region', { name: t('orders:detail.status') })).toContainText(tetuan.name)
  await expect(page.getByText(t('orders:event.return-changed.store'))).toBeVisible()
  await expect(change).toHaveCount(0)
  await expect
    .poll(async () =>
      (await mailbox.messagesTo(account.person.email)).some(({ text }) => text.includes(tetuan.street)),
    )
    .toBe(true)
})

test('an order whose washing began meanwhile is not cancelled, and the withdrawal is offered', async ({
  page,
  shop,
  catalogue,
  account,
  orders,
  t,
}) => {
  await account.createByApi({ address: homeInMadrid })
  const order = await orders.createByApi([await catalogue.garment()], { status: collected })
  const { id, locator } = order
  await shop.navigate('OrderDetail', { id })
  const cancel = page.getByRole('button', { name: t('cancel:cancel') })
  await expect(cancel).toBeVisible()
  await orders.setStatus(order, washing)
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: t('cancel:closedTitle', { locator }) })
  await dialog.getByRole('link', { name: t('cancel:toWithdrawal') }).click()
  await expect(page.getByRole('textbox', { name: t('withdrawal:fields.locator') })).toHaveValue(locator)
  await expect(page.getByRole('textbox', { name: t('withdrawal:fields.email') })).not.toHaveValue('')
})

import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

const collected = 10
const washing = 20

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

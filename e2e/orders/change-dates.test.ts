import { categoryIds } from '@colada/domain/catalogue/category'
import { formatMoney } from '@colada/domain/money/format-money'
import { EXTRA_TRANSPORT_CENTS } from '@colada/domain/schedule/slot-rules'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test('moves the pickup, and the delivery when it would be too early', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  orders,
  t,
}) => {
  const [garment, other] = await catalogue.garments(categoryIds.dryCleaning)
  await account.createByApi({ address: homeInMadrid })
  const { locator } = await orders.createByApi([garment!])
  await cart.seedOne(other!)
  const summary = page.getByRole('region', { name: t('orders:list.order', { locator }) })
  const confirm = summary.getByRole('button', { name: t('orders:change.confirm') })

  await test.step('start from the order', async () => {
    await shop.navigate('Orders')
    await orders
      .card(locator)
      .getByRole('button', { name: t('orders:actions.changeDates') })
      .click()
    await shop.waitForRoute('ChangeDates')
    await expect(page.getByRole('heading', { level: 1, name: t('orders:change.title') })).toBeVisible()
    await expect(page.getByRole('region', { name: t('shell:mode.label') })).toContainText(locator)
    await expect(schedule.leg('pickup')).toContainText(t('orders:change.free'))
    await expect(schedule.days('pickup')).toHaveCount(0)
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('select a slot of the new pickup at the present address', async () => {
    await page.getByRole('button', { name: t('orders:change.edit.pickup') }).click()
    const address = schedule.leg('pickup').getByRole('combobox', { name: t('account:address.choose') })
    await expect(address.locator(':checked')).toContainText(homeInMadrid.street)
    await schedule.days('pickup').nth(6).check()
    await schedule.includedHours('pickup').first().check()
    await expect(page.getByText(t('orders:change.tooEarlyTitle'))).toBeVisible()
    await schedule.days('delivery').nth(1).check()
    await schedule.includedHours('delivery').first().check()
  })

  await test.step('reload', async () => {
    await shop.reload()
    await expect(schedule.hours('pickup').and(page.locator(':checked'))).toHaveCount(1)
    await expect(schedule.hours('delivery').and(page.locator(':checked'))).toHaveCount(1)
  })

  await test.step('confirm without a charge', async () => {
    const newPickup = await schedule.chosenDate('pickup')
    await confirm.click()
    const dialog = page.getByRole('dialog', { name: t('orders:change.doneTitle') })
    await expect(dialog).toContainText(locator)
    await dialog.getByRole('link', { name: t('orders:thanks.follow') }).click()
    await expect(page.getByRole('main')).toContainText(String(newPickup.getUTCDate()))
  })

  await test.step('restore the customer’s cart', async () => {
    await expect(page.getByRole('region', { name: t('shell:mode.label') })).toHaveCount(0)
    await expect(cart.button(1)).toBeVisible()
  })
})

test(
  'charges what a dearer hour adds, as its label says',
  { tag: '@phone' },
  async ({ page, shop, catalogue, account, schedule, checkout, payment, orders, t }) => {
    const garment = await catalogue.garment()
    await account.createByApi({ address: homeInMadrid })
    const { id, locator } = await orders.createByApi([garment], { isCheapest: true })
    await shop.navigate('OrderDetail', { id })
    await page.getByRole('button', { name: t('orders:actions.changeDates') }).click()
    await shop.waitForRoute('ChangeDates')
    await page.getByRole('button', { name: t('orders:change.edit.delivery') }).click()
    await schedule.days('delivery').nth(2).check()
    await schedule.dearerHours('delivery').first().check()
    const [, added = ''] = (await schedule.chosenHour('delivery')).split('+ ')
    expect(added).toMatch(/\d,\d\d\s€/)

    const summary = page.getByRole('region', { name: t('orders:list.order', { locator }) })
    await expect(summary).toContainText(added)
    await summary.getByRole('button', { name: t('orders:change.pay', { amount: '' }).trim() }).click()
    await checkout.waitForPayment()
    // The order was accepted without a payment: the whole of it is due.
    await expect(page.getByRole('main')).toContainText(added)
    await payment.pay(cards.accepted)
    await page.waitForURL(/realizado|done/)
    await shop.navigate('OrderDetail', { id })
    await expect(page.getByRole('main')).toContainText(t('orders:status.created'))
  },
)

test(
  'confirms before leaving a change and restores the previous state',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, account, schedule, orders, t }) => {
    const garment = await catalogue.garment()
    await account.createByApi({ address: homeInMadrid })
    const { locator } = await orders.createByApi([garment])
    await cart.seedOne(garment)
    await shop.navigate('Orders')
    await orders
      .card(locator)
      .getByRole('button', { name: t('orders:actions.changeDates') })
      .click()
    await shop.waitForRoute('ChangeDates')
    await page.getByRole('button', { name: t('orders:change.edit.delivery') }).click()
    await schedule.choose('delivery')

    const leave = page.getByRole('button', { name: t('shell:mode.leave'), exact: true })
    const question = page.getByRole('alertdialog', { name: t('shell:mode.leaveTitle') })
    await leave.click()
    await question.getByRole('button', { name: t('shell:mode.stay') }).click()
    await expect(schedule.hours('delivery').and(page.locator(':checked'))).toHaveCount(1)
    await leave.click()
    await question.getByRole('button', { name: t('shell:mode.leaveConfirm') }).click()
    await shop.waitForRoute('Home')
    await expect(cart.button(1)).toBeVisible()
    await page.goto(shop.path('ChangeDates'))
    await shop.waitForRoute('Home')
  },
)

test('begins a new visit with a slot that the order offers', async ({
  page,
  shop,
  catalogue,
  account,
  schedule,
  orders,
  t,
}) => {
  const absentAtPickup = 5
  await account.createByApi({ address: homeInMadrid })
  const { id } = await orders.createByApi([await catalogue.garment()], { status: absentAtPickup })
  await shop.navigate('OrderDetail', { id })
  const offers = page
    .getByRole('status')
    .filter({ hasText: t('orders:visit.title') })
    .getByRole('button')
  await expect(offers).toHaveCount(3)
  const slot = await offers.nth(1).textContent()
  await offers.nth(1).click()
  await shop.waitForRoute('ChangeDates')
  await expect(schedule.leg('pickup')).toContainText(slot!)
  await expect(schedule.hours('pickup').and(page.locator(':checked'))).toHaveCount(1)
})

test(
  'charges extra transport for a new pickup after an absence',
  { tag: '@phone' },
  async ({ page, shop, catalogue, account, schedule, checkout, payment, orders, t }) => {
    const absentAtPickup = 5
    const garment = await catalogue.garment()
    await account.createByApi({ address: homeInMadrid })
    const { locator } = await orders.createByApi([garment], { status: absentAtPickup })
    const amount = formatMoney(EXTRA_TRANSPORT_CENTS)
    await shop.navigate('Orders')
    await orders
      .card(locator)
      .getByRole('button', { name: t('orders:actions.solveAbsence') })
      .click()
    await shop.waitForRoute('ChangeDates')
    await expect(page.getByRole('heading', { level: 1, name: t('orders:visit.title') })).toBeVisible()
    await expect(page.getByRole('region', { name: t('shell:mode.label') })).toContainText(
      t('shell:mode.newVisit'),
    )
    // The pickup is open, and its price shown before anything is selected.
    await expect(schedule.leg('pickup')).toContainText(t('orders:change.absence', { amount }))
    await schedule.days('pickup').nth(1).check()
    await schedule.freeHours('pickup').nth(2).check()
    const summary = page.getByRole('region', { name: t('orders:list.order', { locator }) })
    await expect(summary).toContainText(amount)
    await summary.getByRole('button', { name: t('orders:change.pay', { amount: '' }).trim() }).click()
    await checkout.waitForPayment()
    await expect(page.getByRole('heading', { level: 1, name: t('payment:titles.changeDates') })).toBeVisible()
    await payment.pay(cards.accepted)
    await page.waitForURL(/realizado|done/)
    await shop.navigate('Orders')
    await expect(orders.card(locator)).toContainText(t('orders:status.created'))
  },
)

import { Schedule } from '../support/schedule.ts'
import { expect, test } from '../support/test.ts'

test('holds the selected slots across a reload and releases them on leaving', async ({
  page,
  shop,
  newCustomer,
  cart,
  account,
  schedule,
  t,
}) => {
  await newCustomer.openCheckout()
  await schedule.choose('pickup')
  await expect(schedule.hold).toHaveCount(0)
  await schedule.choose('delivery')
  await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
  // The lower limit tolerates a slow machine.
  await expect.poll(() => schedule.holdSeconds()).toBeGreaterThan(500)
  // Distinguishable from a new hold of ten minutes; the server's clock has a resolution of one second.
  await expect.poll(() => schedule.holdSeconds()).toBeLessThan(598)

  await shop.reload()
  await expect(schedule.hold).toBeAttached()
  const left = await schedule.holdSeconds()
  expect(left).toBeGreaterThan(400)
  expect(left).toBeLessThan(599)

  const home = page.getByRole('banner').getByRole('link', { name: t('shell:brand') })
  const question = page.getByRole('alertdialog', { name: t('orders:leave.title') })
  await home.click()
  await expect(question).toContainText(t('orders:leave.held'))
  await question.getByRole('button', { name: t('orders:leave.stay') }).click()
  await expect(question).toBeHidden()
  await expect(schedule.hold).toBeAttached()
  await expect.poll(() => account.heldSlots()).toHaveLength(2)

  await home.click()
  await question.getByRole('button', { name: t('orders:leave.go') }).click()
  await shop.waitForRoute('Home')
  await expect.poll(() => account.heldSlots()).toEqual([])
  await expect(cart.button(1)).toBeVisible()

  // The selection is restored and held again.
  await shop.navigate('Checkout')
  await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
})

test(
  'releases the hold when a slot is deselected',
  { tag: '@phone' },
  async ({ newCustomer, account, schedule }) => {
    await newCustomer.openCheckout()
    await schedule.chooseBoth()
    await expect(schedule.hold).toBeAttached()
    await schedule.days('pickup').first().check()
    await expect(schedule.hold).toHaveCount(0)
    await expect.poll(() => account.heldSlots()).toEqual([])
  },
)

test(
  'keeps the latest hold of two tabs and reports it in the other',
  { tag: '@desk' },
  async ({ page, shop, newCustomer, account, schedule, t }) => {
    await newCustomer.openCheckout()
    await schedule.chooseBoth()
    await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
    const firstHold = await account.heldSlots()

    const tab = await shop.openInNewTab()
    const hours = new Schedule(tab, 0).freeHours('delivery')
    await hours
      .and(tab.page.getByRole('radio', { checked: false }))
      .first()
      .check()
    await expect.poll(() => account.heldSlots()).not.toEqual(firstHold)

    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(schedule.hold).toHaveText(t('schedule:hold.elsewhere'))
    await page.getByRole('button', { name: t('schedule:hold.keepThese') }).click()
    await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
    await expect.poll(() => account.heldSlots()).toEqual(firstHold)
  },
)

test(
  'places an order when the hold fails',
  { tag: '@phone' },
  async ({ page, newCustomer, schedule, checkout, browserErrors, t }) => {
    browserErrors.expect(/holds/)
    await newCustomer.openCheckout()
    await page.route('**/api/holds?*', (route) => route.abort())
    await schedule.chooseBoth()
    await expect(schedule.hold).toHaveText(t('schedule:hold.failed'))
    await checkout.place()
  },
)

import { Schedule } from '../support/schedule.ts'
import { expect, test } from '../support/test.ts'

test('chosen places are kept, found again after a reload, and let go by whoever leaves', async ({
  page,
  shop,
  newcomer,
  cart,
  account,
  schedule,
  t,
}) => {
  await newcomer.atCheckout()
  await schedule.choose('pickup')
  await expect(schedule.hold).toHaveCount(0)
  await schedule.choose('delivery')
  await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
  // A busy machine may take a while to look.
  await expect.poll(() => schedule.heldFor()).toBeGreaterThan(500)
  // Far enough from ten minutes to tell from places that are kept anew: the server's clock is read to a second.
  await expect.poll(() => schedule.heldFor()).toBeLessThan(598)

  await shop.reload()
  await expect(schedule.hold).toBeAttached()
  const left = await schedule.heldFor()
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
  await shop.arrive('Home')
  await expect.poll(() => account.heldSlots()).toEqual([])
  await expect(cart.button(1)).toBeVisible()

  // What was chosen is still there, and is kept again.
  await shop.navigate('Checkout')
  await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
})

test('letting an hour go lets its places go', { tag: '@phone' }, async ({ newcomer, account, schedule }) => {
  await newcomer.atCheckout()
  await schedule.chooseBoth()
  await expect(schedule.hold).toBeAttached()
  await schedule.days('pickup').nth(6).check()
  await expect(schedule.hold).toHaveCount(0)
  await expect.poll(() => account.heldSlots()).toEqual([])
})

test(
  'the newer choice of two tabs wins, and the older tab says so',
  { tag: '@desk' },
  async ({ page, shop, newcomer, account, schedule, t }) => {
    await newcomer.atCheckout()
    await schedule.chooseBoth()
    await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
    const mine = await account.heldSlots()

    const tab = await shop.inAnotherTab()
    const hours = new Schedule(tab, 0).freeHours('delivery')
    await hours
      .and(tab.page.getByRole('radio', { checked: false }))
      .first()
      .check()
    await expect.poll(() => account.heldSlots()).not.toEqual(mine)

    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(schedule.hold).toHaveText(t('schedule:hold.elsewhere'))
    await page.getByRole('button', { name: t('schedule:hold.keepThese') }).click()
    await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
    await expect.poll(() => account.heldSlots()).toEqual(mine)
  },
)

test(
  'a hold that cannot be had stops nobody',
  { tag: '@phone' },
  async ({ page, newcomer, schedule, checkout, complaints, t }) => {
    complaints.expect(/holds/)
    await newcomer.atCheckout()
    await page.route('**/api/holds?*', (route) => route.abort())
    await schedule.chooseBoth()
    await expect(schedule.hold).toHaveText(t('schedule:hold.failed'))
    await checkout.place()
  },
)

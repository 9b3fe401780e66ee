import { homeInSevilla } from '../support/account.ts'
import { OtherCustomers } from '../support/other-customers.ts'
import { expect, test } from '../support/test.ts'

test('marks a slot filled by others as full and offers the nearest free ones', async ({
  page,
  newCustomer,
  schedule,
  checkout,
  baseURL,
  browserErrors,
  t,
}, info) => {
  browserErrors.expect(/409.*\/holds/)
  await newCustomer.openCheckout({ address: homeInSevilla })
  await schedule.choose('pickup')
  const firstChoice = await schedule.chosenHour('pickup')

  const otherCustomers = new OtherCustomers(baseURL!, info.testId + info.retry + info.repeatEachIndex)
  await otherCustomers.fillSlot(await schedule.chosenSlot('pickup'), homeInSevilla)

  // The 409 response removes the delivery hours immediately.
  await schedule.freeHours('delivery').first().click()
  const pickup = schedule.leg('pickup')
  await expect(pickup).toContainText(t('schedule:lost.full'))
  await expect(pickup.getByRole('radio', { name: t('schedule:full') })).not.toHaveCount(0)
  await expect(checkout.placeButton).toHaveAttribute('aria-disabled', 'true')

  const offers = pickup.getByRole('list', { name: t('schedule:lost.nearest') }).getByRole('button')
  await expect(offers).not.toHaveCount(0)
  await offers.first().click()
  await expect(pickup).not.toContainText(t('schedule:lost.full'))
  await expect.poll(() => schedule.chosenHour('pickup')).not.toBe(firstChoice)
  await expect(schedule.freeHours('delivery').first()).toBeVisible()
  await schedule.choose('delivery')
  await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

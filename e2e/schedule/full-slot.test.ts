import { homeInSevilla } from '../support/account.ts'
import { Rivals } from '../support/rivals.ts'
import { expect, test } from '../support/test.ts'

test('an hour that others fill meanwhile is shown full, and the nearest free one is a press away', async ({
  page,
  newcomer,
  schedule,
  checkout,
  baseURL,
  complaints,
  t,
}, info) => {
  complaints.expect(/409.*\/holds/)
  await newcomer.atCheckout({ place: homeInSevilla })
  await schedule.choose('pickup')
  const wanted = await schedule.chosenHour('pickup')

  const rivals = new Rivals(baseURL!, info.testId + info.retry + info.repeatEachIndex)
  await rivals.fill(await schedule.chosenSlot('pickup'), homeInSevilla)

  // The refusal takes the hours of the delivery away at once.
  await schedule.freeHours('delivery').first().click()
  const pickup = schedule.leg('pickup')
  await expect(pickup).toContainText(t('schedule:lost.full'))
  await expect(pickup.getByRole('radio', { name: t('schedule:full') })).not.toHaveCount(0)
  await expect(checkout.placing).toHaveAttribute('aria-disabled', 'true')

  const offers = pickup.getByRole('list', { name: t('schedule:lost.nearest') }).getByRole('button')
  await expect(offers).not.toHaveCount(0)
  await offers.first().click()
  await expect(pickup).not.toContainText(t('schedule:lost.full'))
  await expect.poll(() => schedule.chosenHour('pickup')).not.toBe(wanted)
  await expect(schedule.freeHours('delivery').first()).toBeVisible()
  await schedule.choose('delivery')
  await expect(schedule.hold).toHaveText(t('schedule:hold.running', { count: 10 }))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

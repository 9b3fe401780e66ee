import { statusCodes } from '@colada/domain/wire/status'
import { sentences } from '../../packages/api/src/locales/sentences.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import { newcomerToPayment } from '../support/to-payment.ts'

/** Seconds after which the shop gives up on a provider that hangs, and a little more. */
const patience = 25_000

test.describe.configure({ mode: 'serial' })
// The stand-in has one card fault at a time, and both projects would set it.
test.skip(({ language }) => language !== 'es', 'one customer at a time')

test.afterEach(async ({ request }) => {
  await request.delete('/sandbox/faults')
})

test('a provider that hangs and then fails is said to be away; it recovers alone, and nothing is lost', async ({
  page,
  request,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  payment,
  mailbox,
  complaints,
  t,
}) => {
  // The provider fails this customer alone; other journeys pay meanwhile.
  const fail = (kind: 'hang' | 'error') =>
    request.post('/sandbox/faults', { data: { cards: { kind, on: account.person.email } } })
  complaints.expect(/status 503: .*\/api\/intent/)
  complaints.expect(/Failed to load resource: .*503/)
  const asked = () => page.waitForResponse((response) => response.url().includes('/api/intent'))

  expect((await fail('hang')).ok()).toBe(true)
  await newcomerToPayment({ shop, catalogue, cart, account, schedule, checkout })
  const sentence = sentences[shop.language].status.paymentProviderDown
  const trouble = page.getByRole('alert').filter({ hasText: t('payment:trouble.failed') })
  await expect(trouble).toContainText(sentence, { timeout: patience })

  await test.step('it may be tried again by hand', async () => {
    await fail('error')
    const answer = asked()
    await trouble.getByRole('button', { name: t('account:calls.retry') }).click()
    expect((await (await answer).json()).status.code).toBe(statusCodes.paymentProviderDown.code)
    await expect(trouble).toContainText(sentence)
  })

  await test.step('it recovers alone', async () => {
    await request.delete('/sandbox/faults')
    await expect(trouble).toBeHidden({ timeout: patience })
    await payment.pay(cards.accepted)
    await payment.thanks()
  })
  await mailbox.only(account.person.email)
})

import { statusCodes } from '@colada/domain/wire/status'
import { messages } from '#api/locales/messages.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

/** Milliseconds after which the shop gives up on a provider that hangs, and a little more. */
const patience = 25_000

// The stand-in has one card fault at a time, so one project sets it.
test(
  'a provider that hangs and then fails is said to be away; it recovers alone, and nothing is lost',
  { tag: '@phone' },
  async ({ page, request, shop, account, newcomer, payment, mailbox, complaints, t }) => {
    // The provider fails this customer alone; other journeys pay meanwhile.
    const fail = (kind: 'hang' | 'error') =>
      request.post('/sandbox/faults', { data: { cards: { kind, on: account.person.email } } })
    const mend = () => request.delete('/sandbox/faults')
    complaints.expect(/status 503: .*\/api\/intent/)
    complaints.expect(/Failed to load resource: .*503/)
    const asked = () => page.waitForResponse((response) => response.url().includes('/api/intent'))
    const sentence = messages[shop.language].status.paymentProviderDown
    const trouble = page.getByRole('alert').filter({ hasText: t('payment:trouble.failed') })

    try {
      expect((await fail('hang')).ok()).toBe(true)
      await newcomer.atPayment()
      await expect(trouble).toContainText(sentence, { timeout: patience })

      await test.step('it may be tried again by hand', async () => {
        await fail('error')
        const answer = asked()
        await trouble.getByRole('button', { name: t('account:calls.retry') }).click()
        expect((await (await answer).json()).status.code).toBe(statusCodes.paymentProviderDown.code)
        await expect(trouble).toContainText(sentence)
      })
    } finally {
      await mend()
    }

    await test.step('it recovers alone', async () => {
      await expect(trouble).toBeHidden({ timeout: patience })
      await payment.pay(cards.accepted)
      await payment.thanks()
    })
    await mailbox.only(account.person.email)
  },
)

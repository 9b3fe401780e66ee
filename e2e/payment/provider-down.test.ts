import { statusCodes } from '@colada/domain/wire/status-codes'
import { messages } from '#api/locales/messages.ts'
import { isLongRun } from '#tests/long-run.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

/** Longer than the timeout of the API for provider requests, and than the pause before an automatic attempt. */
const PROVIDER_TIMEOUT_MS = 25_000

// The sandbox has one card fault at a time, so only one project sets it.
test(
  'reports an unavailable provider and recovers automatically',
  { tag: '@phone' },
  async ({ page, request, shop, account, newCustomer, payment, mailbox, browserErrors, t }) => {
    // Only this customer's requests fail; other tests pay at the same time.
    // The page gets the same answer; that of a provider that hangs takes as long as the timeout of the API.
    const fault = { kind: isLongRun ? 'hang' : 'error', on: account.person.email }
    const reset = () => request.delete('/sandbox/faults')
    browserErrors.expect(/status 503: .*\/api\/intent/)
    browserErrors.expect(/Failed to load resource: .*503/)
    const waitForIntent = () => page.waitForResponse((response) => response.url().includes('/api/intent'))
    const message = messages[shop.language].status.paymentProviderDown
    const problem = page.getByRole('alert').filter({ hasText: t('payment:trouble.failed') })

    try {
      expect((await request.post('/sandbox/faults', { data: { cards: fault } })).ok()).toBe(true)
      await newCustomer.openPayment()
      await expect(problem).toContainText(message, { timeout: PROVIDER_TIMEOUT_MS })

      await test.step('retry manually', async () => {
        const response = waitForIntent()
        await problem.getByRole('button', { name: t('common:calls.retry') }).click()
        expect((await (await response).json()).status.code).toBe(statusCodes.paymentProviderDown.code)
        await expect(problem).toContainText(message)
      })
    } finally {
      await reset()
    }

    await test.step('recover automatically', async () => {
      await expect(problem).toBeHidden({ timeout: PROVIDER_TIMEOUT_MS })
      await payment.pay(cards.accepted)
      await payment.waitForConfirmation()
    })
    await mailbox.waitForOnly(account.person.email)
  },
)

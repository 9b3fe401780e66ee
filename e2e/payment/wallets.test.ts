import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.describe('a browser with a wallet', () => {
  test.beforeEach(async ({ page, baseURL, newCustomer }) => {
    await page.context().addCookies([{ name: 'sandbox_wallets', value: 'google_pay', url: baseURL! }])
    await newCustomer.openPayment()
  })

  test('pays with the wallet', { tag: '@phone' }, async ({ payment, mailbox, account }) => {
    await payment.walletButton.click()
    await payment.submitWallet('walletPay')
    await payment.waitForConfirmation()
    await mailbox.waitForOnly(account.person.email)
  })

  test(
    'pays by card after the wallet was closed and declined',
    { tag: '@desk' },
    async ({ payment, browserErrors, t }) => {
      browserErrors.expect(/Failed to load resource: .*402/)
      await payment.walletButton.click()
      await payment.submitWallet('walletCancel')
      await payment.walletButton.click()
      await payment.submitWallet('walletRefused')
      await payment.closeDeclineDialog('card', t('payment:declined.declined'))
      await payment.pay(cards.accepted)
      await payment.waitForConfirmation()
    },
  )
})

test(
  'renders no wallet in a browser without one',
  { tag: '@phone' },
  async ({ page, newCustomer, payment, t }) => {
    await newCustomer.openPayment()
    await expect(payment.holder).toBeVisible()
    await expect(page.getByRole('region', { name: t('payment:wallets.label') })).toBeHidden()
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
  },
)

import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

test.describe('a browser with a wallet', () => {
  test.beforeEach(async ({ page, baseURL, newcomer }) => {
    await page.context().addCookies([{ name: 'sandbox_wallets', value: 'google_pay', url: baseURL! }])
    await newcomer.atPayment()
  })

  test('pays with it', { tag: '@phone' }, async ({ payment, mailbox, account }) => {
    await payment.wallet.click()
    await payment.answerWallet('walletPay')
    await payment.thanks()
    await mailbox.only(account.person.email)
  })

  test('closes it, is refused, and pays by card', { tag: '@desk' }, async ({ payment, complaints }) => {
    complaints.expect(/Failed to load resource: .*402/)
    await payment.wallet.click()
    await payment.answerWallet('walletCancel')
    await payment.wallet.click()
    await payment.answerWallet('walletRefused')
    await payment.readRefusal('card', payment.say('card_declined'))
    await payment.pay(cards.accepted)
    await payment.thanks()
  })
})

test(
  'a browser without one sees none, and pays by card',
  { tag: '@phone' },
  async ({ page, newcomer, payment, t }) => {
    await newcomer.atPayment()
    await expect(payment.holder).toBeVisible()
    await expect(page.getByRole('region', { name: t('payment:wallets.label') })).toBeHidden()
    await payment.pay(cards.accepted)
    await payment.thanks()
  },
)

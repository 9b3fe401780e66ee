import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import { newcomerToPayment } from '../support/to-payment.ts'

test.describe('a browser with a wallet', () => {
  test.beforeEach(async ({ page, baseURL, shop, catalogue, cart, account, schedule, checkout }) => {
    await page.context().addCookies([{ name: 'sandbox_wallets', value: 'google_pay', url: baseURL! }])
    await newcomerToPayment({ shop, catalogue, cart, account, schedule, checkout })
  })

  test('pays with it', async ({ payment, mailbox, account }) => {
    await payment.wallet.click()
    await payment.answerWallet('walletPay')
    await payment.thanks()
    await mailbox.only(account.person.email)
  })

  test('closes it, is refused, and pays by card', async ({ payment, complaints }) => {
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

test('a browser without one sees none, and pays by card', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  payment,
  t,
}) => {
  await newcomerToPayment({ shop, catalogue, cart, account, schedule, checkout })
  await expect(payment.holder).toBeVisible()
  await expect(page.getByRole('region', { name: t('payment:wallets.label') })).toBeHidden()
  await payment.pay(cards.accepted)
  await payment.thanks()
})

import type { Page } from '@playwright/test'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

/** A refusal opens a dialog that says what happened, and leads back. */
async function closeRefusal(page: Page, t: Words, kind: 'paypal' | 'paypalDeclined') {
  const dialog = page.getByRole('alertdialog', { name: t(`payment:refusal.${kind}Title`) })
  await expect(dialog).toContainText(t(`payment:refusal.${kind}`))
  await dialog.getByRole('button', { name: t(`payment:refusal.${kind}Close`) }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(async ({ newcomer }) => {
  await newcomer.atPayment()
})

test('PayPal pays, and offers nothing that is switched off', async ({
  paypal,
  payment,
  mailbox,
  account,
}) => {
  await paypal.choose()
  await expect(paypal.otherButtons).toHaveCount(0)
  await paypal.pay()
  await payment.thanks()
  await mailbox.only(account.person.email)
})

test(
  'who turns back or sees PayPal fail has lost nothing, and pays by card',
  { tag: '@desk' },
  async ({ page, t, paypal, payment, mailbox, account }) => {
    await paypal.choose()
    await paypal.open()
    await paypal.leave('cancel')
    await expect(page.getByText(t('payment:paypal.cancelled'))).toBeVisible()
    await paypal.open()
    await paypal.leave('fail')
    await closeRefusal(page, t, 'paypal')
    await page.getByRole('radio', { name: t('payment:ways.card') }).check()
    await payment.pay(cards.accepted)
    await payment.thanks()
    await mailbox.only(account.person.email)
  },
)

test(
  'a means that PayPal declines says so, and another one pays',
  { tag: '@phone' },
  async ({ page, t, paypal, payment, complaints }) => {
    complaints.expect(/Failed to load resource: .*402/)
    await paypal.pay('declined')
    await closeRefusal(page, t, 'paypalDeclined')
    await paypal.pay()
    await payment.thanks()
  },
)

test(
  'a payment under review invites no second one, not after a reload either',
  { tag: '@desk' },
  async ({ page, shop, t, paypal, payment, complaints }) => {
    complaints.allow(/Failed to load resource: .*409/)
    await paypal.pay('pending')
    const waiting = page.getByText(t('payment:waiting.checking'))
    await expect(waiting).toBeVisible()
    await expect(payment.holder).toBeHidden()
    await page.reload()
    await shop.alive()
    await expect(waiting).toBeVisible()
    await expect(payment.paying).toBeHidden()
    await expect(paypal.button).toBeHidden()
  },
)

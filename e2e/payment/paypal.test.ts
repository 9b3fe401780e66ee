import type { Page } from '@playwright/test'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import type { Translate } from '../support/translate.ts'

/** Expects the dialog of a declined payment and closes it. */
async function closeDeclineDialog(page: Page, t: Translate, kind: 'paypal' | 'paypalDeclined') {
  const dialog = page.getByRole('alertdialog', { name: t(`payment:refusal.${kind}Title`) })
  await expect(dialog).toContainText(t(`payment:refusal.${kind}`))
  await dialog.getByRole('button', { name: t(`payment:refusal.${kind}Close`) }).click()
  await expect(dialog).toBeHidden()
}

test.beforeEach(async ({ newCustomer }) => {
  await newCustomer.openPayment()
})

test(
  'pays with PayPal and renders no disabled funding source',
  { tag: '@smoke' },
  async ({ page, paypal, payment, mailbox, account, t }) => {
    await paypal.choose()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment:titles.paypal'))
    await expect(paypal.otherButtons).toHaveCount(0)
    await paypal.pay()
    await payment.waitForConfirmation()
    await mailbox.waitForOnly(account.person.email)
  },
)

test(
  'pays by card after PayPal was cancelled and failed',
  { tag: '@desk' },
  async ({ page, t, paypal, payment, mailbox, account }) => {
    await paypal.choose()
    await paypal.open()
    await paypal.submit('cancel')
    await expect(page.getByText(t('payment:paypal.cancelled'))).toBeVisible()
    await paypal.open()
    await paypal.submit('fail')
    await closeDeclineDialog(page, t, 'paypal')
    await page.getByRole('radio', { name: t('payment:ways.card') }).check()
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
    await mailbox.waitForOnly(account.person.email)
  },
)

test(
  'shows the decline of a funding source and pays with another',
  { tag: '@phone' },
  async ({ page, t, paypal, payment, browserErrors }) => {
    browserErrors.expect(/Failed to load resource: .*402/)
    await paypal.pay('declined')
    await closeDeclineDialog(page, t, 'paypalDeclined')
    await paypal.pay()
    await payment.waitForConfirmation()
  },
)

test(
  'blocks a second payment during a review, also after a reload',
  { tag: '@desk' },
  async ({ page, shop, t, paypal, payment, browserErrors }) => {
    browserErrors.allow(/Failed to load resource: .*409/)
    await paypal.pay('pending')
    const waiting = page.getByText(t('payment:waiting.checking'))
    await expect(waiting).toBeVisible()
    await expect(payment.holder).toBeHidden()
    await page.reload()
    await shop.waitForHydration()
    await expect(waiting).toBeVisible()
    await expect(payment.payButton).toBeHidden()
    await expect(paypal.button).toBeHidden()
  },
)

import type { BrowserContext, Page } from '@playwright/test'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import type { Translate } from '../support/translate.ts'

test.beforeEach(async ({ newCustomer, browserErrors }) => {
  browserErrors.expect(/401/)
  await newCustomer.openPayment()
})

/** Expires the session without notifying the page. */
const expireSession = (context: BrowserContext) => context.clearCookies({ name: /colada_session/ })

const loginDialog = (page: Page, t: Translate) =>
  page.getByRole('dialog', { name: t('account:login.expiredTitle') })

test('opens the login dialog when the session expired before the payment and keeps the form', async ({
  page,
  context,
  account,
  payment,
  t,
}) => {
  await payment.fillCard(cards.accepted)
  const saveCard = page.getByRole('checkbox', { name: t('payment:form.save') })
  await saveCard.check()
  await expireSession(context)
  await payment.payButton.click()
  await expect(loginDialog(page, t)).toBeVisible()
  await account.logIn()
  await expect(loginDialog(page, t)).toBeHidden()
  await expect(payment.holder).toHaveValue('Inés Roca')
  await expect(payment.field('number')).toHaveValue(cards.accepted)
  await expect(saveCard).toBeChecked()
  await expect(page.getByRole('timer')).toBeAttached()
  await payment.payButton.click()
  await payment.waitForConfirmation()
})

test(
  'confirms a payment made with an expired session after the login',
  { tag: '@desk' },
  async ({ page, context, account, mailbox, payment, t }) => {
    await payment.pay(cards.requiresBank)
    await expect(payment.bankDialog).toBeVisible()
    await expireSession(context)
    await payment.submitBank('bankComplete')
    await expect(loginDialog(page, t)).toBeVisible()
    await account.logIn()
    await payment.waitForConfirmation()
    await mailbox.waitForOnly(account.person.email)
  },
)

test(
  'redirects to the login after the dialog is closed and back to the payment',
  { tag: '@phone' },
  async ({ page, context, shop, account, payment, t }) => {
    const order = new URL(page.url()).pathname
    await payment.fillCard(cards.accepted)
    await page.getByRole('checkbox', { name: t('payment:form.save') }).check()
    await expireSession(context)
    await payment.payButton.click()
    await loginDialog(page, t)
      .getByRole('button', { name: t('common:calls.close') })
      .click()
    await shop.waitForRoute('Login')
    // The closing dialog has fields with the same names.
    await expect(loginDialog(page, t)).toBeHidden()
    await account.logIn()
    await page.waitForURL(order)
    await shop.waitForHydration()
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
  },
)

import type { BrowserContext, Page } from '@playwright/test'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import type { Words } from '../support/words.ts'

test.beforeEach(async ({ newcomer, complaints }) => {
  complaints.expect(/401/)
  await newcomer.atPayment()
})

/** The session ends while the customer looks away; the page does not know. */
const endSession = (context: BrowserContext) => context.clearCookies({ name: /colada_session/ })

const login = (page: Page, t: Words) => page.getByRole('dialog', { name: t('account:login.expiredTitle') })

test('a session that ends before the payment asks for the log-in over it, which keeps everything', async ({
  page,
  context,
  account,
  payment,
  t,
}) => {
  await payment.type(cards.accepted)
  const keeping = page.getByRole('checkbox', { name: t('payment:form.save') })
  await keeping.check()
  await endSession(context)
  await payment.paying.click()
  await expect(login(page, t)).toBeVisible()
  await account.logIn()
  await expect(login(page, t)).toBeHidden()
  await expect(payment.holder).toHaveValue('Inés Roca')
  await expect(payment.field('number')).toHaveValue(cards.accepted)
  await expect(keeping).toBeChecked()
  await expect(page.getByRole('timer')).toBeAttached()
  await payment.paying.click()
  await payment.thanks()
})

test(
  'a payment that is made while the session ends is thanked for after the log-in',
  { tag: '@desk' },
  async ({ page, context, account, mailbox, payment, t }) => {
    await payment.type(cards.accepted)
    await endSession(context)
    await payment.paying.click()
    await expect(login(page, t)).toBeVisible()
    await account.logIn()
    await payment.thanks()
    await mailbox.only(account.person.email)
  },
)

test(
  'who does not log in again is let go to the log-in, and comes back to the payment',
  { tag: '@phone' },
  async ({ page, context, shop, account, payment, t }) => {
    const order = new URL(page.url()).pathname
    await payment.type(cards.accepted)
    await page.getByRole('checkbox', { name: t('payment:form.save') }).check()
    await endSession(context)
    await payment.paying.click()
    await login(page, t)
      .getByRole('button', { name: t('account:calls.close') })
      .click()
    await shop.arrive('Login')
    // The dialog takes a moment to go, and has the same fields.
    await expect(login(page, t)).toBeHidden()
    await account.logIn()
    await page.waitForURL(order)
    await shop.alive()
    await payment.pay(cards.accepted)
    await payment.thanks()
  },
)

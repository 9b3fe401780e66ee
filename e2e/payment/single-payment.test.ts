import type { Page } from '@playwright/test'
import { cards, Payment } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

const confirmation = /\/sandbox\/cards\/v1\/payment_intents\/\w+\/confirm/
const statusRequest = /\/sandbox\/cards\/v1\/payment_intents\/\w+\?/

/** Counts the card confirmations sent to the provider from all tabs. */
function countConfirmations(page: Page): () => number {
  let count = 0
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && confirmation.test(request.url())) count += 1
  })
  return () => count
}

test.beforeEach(async ({ newCustomer }) => {
  await newCustomer.openPayment()
})

// The confirmation mail is written in the transaction that settles a payment: one mail is one payment.
test.afterEach(async ({ mailbox, account }) => {
  await mailbox.waitForOnly(account.person.email)
})

test('pays once on a double click', { tag: '@phone' }, async ({ page, payment }) => {
  const confirmations = countConfirmations(page)
  await payment.fillCard(cards.accepted)
  await payment.payButton.dblclick()
  await payment.waitForConfirmation()
  expect(confirmations()).toBe(1)
})

test(
  'pays once in two tabs and updates the other tab',
  { tag: '@desk' },
  async ({ shop, payment, browserErrors }) => {
    // The provider rejects the request of the slower tab: the order is paid.
    browserErrors.allow(/Failed to load resource: .*40[02]/)
    const other = new Payment(await shop.openInNewTab())
    await payment.fillCard(cards.requiresBank)
    await other.fillCard(cards.accepted)
    await payment.payButton.click()
    await expect(payment.bankDialog).toBeVisible()
    await payment.submitBank('bankComplete')
    await payment.waitForConfirmation()
    await other.waitForConfirmation()
  },
)

test(
  'pays once when two tabs submit at the same time',
  { tag: '@phone' },
  async ({ shop, payment, browserErrors }) => {
    // The provider or the shop rejects the request of the slower tab: the order is paid.
    browserErrors.allow(/Failed to load resource: .*40[029]/)
    const other = new Payment(await shop.openInNewTab())
    await other.fillCard(cards.accepted)
    await payment.fillCard(cards.accepted)
    // Events on element handles: the actionability checks of a click would let the other tab pay first.
    const buttons = await Promise.all(
      [payment.payButton, other.payButton].map((button) => button.elementHandle()),
    )
    await Promise.all(buttons.map((button) => button!.dispatchEvent('click')))
    await payment.waitForConfirmation()
    await other.waitForConfirmation()
  },
)

test('prevents a second payment after going back', { tag: '@desk' }, async ({ page, shop, payment, t }) => {
  const path = new URL(page.url()).pathname
  await shop.navigate('Home')
  await page.goto(path)
  const confirmations = countConfirmations(page)
  await payment.pay(cards.accepted)
  const locator = await payment.waitForConfirmation()
  await page.goBack()
  await shop.waitForHydration()
  await expect(payment.payButton).toBeHidden()
  await page.goto(path)
  await expect(
    page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
  ).toBeVisible()
  await expect(page.getByText(t('payment:nothingDue', { locator })).first()).toBeVisible()
  await expect(page.getByRole('link', { name: t('orders:actions.pay') })).toBeHidden()
  expect(confirmations()).toBe(1)
})

test(
  'reports after a reload during 3-D Secure that nothing was charged',
  { tag: '@phone' },
  async ({ shop, payment }) => {
    await payment.pay(cards.requiresBank)
    await expect(payment.bankDialog).toBeVisible()
    await shop.reload()
    await payment.closeDeclineDialog('unsent')
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
  },
)

test(
  'recovers from a lost response without a second payment',
  { tag: '@phone' },
  async ({ page, payment, browserErrors }) => {
    browserErrors.expect(/ERR_CONNECTION_FAILED/)
    const confirmations = countConfirmations(page)
    // The provider processes the request, but its response is lost.
    await page.route(confirmation, async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    })
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
    expect(confirmations()).toBe(1)
  },
)

test(
  'blocks payment while the result is unknown, also after a reload',
  { tag: '@desk' },
  async ({ page, shop, payment, t, browserErrors }) => {
    browserErrors.expect(/ERR_CONNECTION_FAILED/)
    const abort = (route: { abort: (reason: 'connectionfailed') => Promise<void> }) =>
      route.abort('connectionfailed')
    // Neither the confirmation nor a status request reaches the provider.
    await page.route(confirmation, abort)
    await page.route(statusRequest, abort)
    await payment.pay(cards.accepted)
    const checking = page.getByText(t('payment:waiting.checkingTitle'))
    await expect(checking).toBeVisible()
    await expect(payment.payButton).toBeHidden()
    await shop.reload()
    await expect(checking).toBeVisible()
    await expect(payment.payButton).toBeHidden()
    await page.unroute(statusRequest)
    await page.unroute(confirmation)
    await payment.closeDeclineDialog('unsent')
    await payment.pay(cards.accepted)
    await payment.waitForConfirmation()
  },
)

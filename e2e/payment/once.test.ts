import type { Page } from '@playwright/test'
import { cards, Payment } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

const confirmation = /\/sandbox\/cards\/v1\/payment_intents\/\w+\/confirm/
const look = /\/sandbox\/cards\/v1\/payment_intents\/\w+\?/

/** Counts how often a card was sent to the provider, from any tab. */
function countConfirmations(page: Page): () => number {
  let count = 0
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && confirmation.test(request.url())) count += 1
  })
  return () => count
}

test.beforeEach(async ({ newcomer }) => {
  await newcomer.atPayment()
})

// One confirmation by mail is one settled payment: it is written in the transaction that settles.
test.afterEach(async ({ mailbox, account }) => {
  await mailbox.only(account.person.email)
})

test('a double press pays once', { tag: '@phone' }, async ({ page, payment }) => {
  const confirmations = countConfirmations(page)
  await payment.type(cards.accepted)
  await payment.paying.dblclick()
  await payment.thanks()
  expect(confirmations()).toBe(1)
})

test(
  'two tabs pay once, and the other one follows by itself',
  { tag: '@desk' },
  async ({ shop, payment, complaints }) => {
    // What the slower tab sends is refused by the provider: it is paid already.
    complaints.allow(/Failed to load resource: .*40[02]/)
    const other = new Payment(await shop.inAnotherTab())
    await payment.type(cards.asksBank)
    await other.type(cards.accepted)
    await payment.paying.click()
    await expect(payment.bank).toBeVisible()
    await payment.answerBank('bankComplete')
    await payment.thanks()
    await other.thanks()
  },
)

test('two tabs that press at once pay once', { tag: '@phone' }, async ({ shop, payment, complaints }) => {
  complaints.allow(/Failed to load resource: .*40[02]/)
  const other = new Payment(await shop.inAnotherTab())
  await other.type(cards.accepted)
  await payment.type(cards.accepted)
  // Straight to the buttons, found before: a click that first looks or scrolls would come after the other tab has paid.
  const buttons = await Promise.all([payment.paying, other.paying].map((button) => button.elementHandle()))
  await Promise.all(buttons.map((button) => button!.dispatchEvent('click')))
  await payment.thanks()
  await other.thanks()
})

test(
  'the way back after paying leads to no second payment',
  { tag: '@desk' },
  async ({ page, shop, payment, t }) => {
    const address = new URL(page.url()).pathname
    await shop.navigate('Home')
    await page.goto(address)
    const confirmations = countConfirmations(page)
    await payment.pay(cards.accepted)
    const locator = await payment.thanks()
    await page.goBack()
    await shop.alive()
    await expect(payment.paying).toBeHidden()
    await page.goto(address)
    await expect(
      page.getByRole('heading', { level: 1, name: t('orders:detail.title', { locator }) }),
    ).toBeVisible()
    await expect(page.getByText(t('payment:nothingDue', { locator })).first()).toBeVisible()
    await expect(page.getByRole('link', { name: t('orders:actions.pay') })).toBeHidden()
    expect(confirmations()).toBe(1)
  },
)

test(
  'a reload in the middle of 3-D Secure is told that nothing was charged',
  { tag: '@phone' },
  async ({ shop, payment }) => {
    await payment.pay(cards.asksBank)
    await expect(payment.bank).toBeVisible()
    await shop.reload()
    await payment.readRefusal('unsent')
    await payment.pay(cards.accepted)
    await payment.thanks()
  },
)

test(
  'a lost answer is found out, without a second payment',
  { tag: '@phone' },
  async ({ page, payment, complaints }) => {
    complaints.expect(/ERR_CONNECTION_FAILED/)
    const confirmations = countConfirmations(page)
    // The provider acts, and the line is cut before its answer.
    await page.route(confirmation, async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    })
    await payment.pay(cards.accepted)
    await payment.thanks()
    expect(confirmations()).toBe(1)
  },
)

test(
  'while nobody knows the result nothing can be paid, not even after a reload',
  { tag: '@desk' },
  async ({ page, shop, payment, t, complaints }) => {
    complaints.expect(/ERR_CONNECTION_FAILED/)
    const cut = (route: { abort: (reason: 'connectionfailed') => Promise<void> }) =>
      route.abort('connectionfailed')
    // Nothing reaches the provider, and nobody can ask it.
    await page.route(confirmation, cut)
    await page.route(look, cut)
    await payment.pay(cards.accepted)
    const checking = page.getByText(t('payment:waiting.checkingTitle'))
    await expect(checking).toBeVisible()
    await expect(payment.paying).toBeHidden()
    await shop.reload()
    await expect(checking).toBeVisible()
    await expect(payment.paying).toBeHidden()
    await page.unroute(look)
    await page.unroute(confirmation)
    await payment.readRefusal('unsent')
    await payment.pay(cards.accepted)
    await payment.thanks()
  },
)

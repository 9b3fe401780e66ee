import type { Sandbox } from '@colada/sandbox/sandbox'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findSeriousViolations } from '../axe.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { launchChromium } from './chromium.ts'
import { servePayPage } from './pay-page-server.ts'
import { startSandbox, stripeFor } from './start-sandbox.ts'

const chromium = launchChromium()

type PageOptions = {
  locale?: 'es' | 'en'
  fields?: 'split' | 'wallets'
  enabledWallets?: string
  width?: number
  setup?: boolean
  forAxe?: boolean
}

/** Opens a payment page in Chromium for a new payment. A CSP violation or console message fails the test. */
async function openPayPage({
  locale = 'en',
  fields,
  enabledWallets,
  width = 1000,
  setup = false,
  forAxe = false,
}: PageOptions = {}) {
  const sandbox = await startSandbox()
  const address = await servePayPage(sandbox.url)
  const stripe = stripeFor(sandbox.url)
  const customer = await stripe.customers.create({ email: 'ana@example.es' })
  const intent = await stripe.paymentIntents.create({
    amount: 4350,
    currency: 'eur',
    customer: customer.id,
    ...(setup && { setup_future_usage: 'off_session' as const }),
  })
  // axe injects inline styles, which the CSP would block.
  const context = await chromium().newContext({ viewport: { width, height: 800 }, bypassCSP: forAxe })
  if (enabledWallets)
    await context.addCookies([{ name: 'sandbox_wallets', value: enabledWallets, url: address }])
  const page = await context.newPage()
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    // Chromium reports every 4xx response; those are the provider's errors.
    if (message.type() === 'info' || message.text().startsWith('Failed to load resource')) return
    consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(consoleMessages).toEqual([])
  })
  await page.goto(`${address}/?secret=${intent.client_secret}&locale=${locale}&fields=${fields ?? ''}`)
  return { page, sandbox, stripe, intent, customer }
}

async function typeCard(page: Page, number: string, labels = englishLabels): Promise<void> {
  await page.getByLabel(labels.number).fill(number)
  await page.getByLabel(labels.expiry).fill('12/34')
  await page.getByLabel(labels.cvc).fill('123')
}

const englishLabels = { number: 'Card number', expiry: 'Expiration date', cvc: 'Security code' }
const spanishLabels = {
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  cvc: 'Código de seguridad',
}

const expectOutcome = (page: Page) => expect.poll(() => page.getByTestId('outcome').textContent())

const statusOf = async (sandbox: Sandbox, id: string) => sandbox.provider.intents.get(id)?.status

describe('the card browser script, under a strict CSP', () => {
  test('4242 pays and saves the card with setup_future_usage', async () => {
    const { page, stripe, intent, customer } = await openPayPage({ setup: true })
    await typeCard(page, '4242424242424242')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toBe('succeeded')
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 4350,
    })
    const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      billing_details: { name: 'Ana Ruiz' },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    })
  })

  test('0002 is declined with a message in the page language, then another card pays', async () => {
    const { page, sandbox, intent } = await openPayPage({ locale: 'es' })
    await typeCard(page, '4000000000000002', spanishLabels)
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toBe('card_declined: Tu tarjeta ha sido rechazada.')
    expect(await statusOf(sandbox, intent.id)).toBe('requires_payment_method')
    await page.getByLabel(spanishLabels.number).fill('5555555555554444')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toBe('succeeded')
  })

  test('3155 shows the 3-D Secure challenge and pays, by keyboard only', async () => {
    const { page, sandbox, intent } = await openPayPage()
    await page.getByLabel('Card number').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('4000002500003155')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1234')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Confirm your payment' })
    await dialog.waitFor()
    expect(await statusOf(sandbox, intent.id)).toBe('requires_action')
    expect(await dialog.textContent()).toContain('€43.50')
    expect(await page.evaluate(focusedText)).toBe('Complete')
    await page.keyboard.press('Enter')
    await expectOutcome(page).toBe('succeeded')
    expect(await dialog.count()).toBe(0)
    expect(await page.evaluate(focusedName)).toBe('sandbox-cvc')
    expect(await statusOf(sandbox, intent.id)).toBe('succeeded')
  })

  test.each(['button', 'Escape'])(
    '3155 reports a failed challenge closed by %s and keeps the payment open',
    async (dismissal) => {
      const { page, sandbox, intent } = await openPayPage({ locale: 'es' })
      await typeCard(page, '4000 0025 0000 3155', spanishLabels)
      await page.getByRole('button', { name: 'Pay' }).click()
      const fail = page.getByRole('button', { name: 'Rechazar' })
      await fail.waitFor()
      if (dismissal === 'button') await fail.click()
      else await page.keyboard.press('Escape')
      await expectOutcome(page).toMatch(/^payment_intent_authentication_failure: No podemos autenticar/)
      expect(await statusOf(sandbox, intent.id)).toBe('requires_payment_method')
    },
  )

  test('does not submit an incomplete or invalid card and focuses the first invalid field', async () => {
    const { page, sandbox, intent } = await openPayPage()
    await page.getByLabel('Card number').fill('4242424242424241')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toBe('invalid_number: Your card number is invalid.')
    expect(await page.evaluate(focusedName)).toBe('sandbox-number')
    await page.getByLabel('Card number').fill('4242424242424242')
    await page.getByLabel('Expiration date').fill('0120')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toBe("invalid_expiry_month_past: Your card's expiration date is in the past.")
    await page.getByLabel('Expiration date').fill('5 / 31')
    expect(await page.getByLabel('Expiration date').inputValue()).toBe('05 / 31')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toMatch(/^incomplete_cvc/)
    expect(await page.getByLabel('Security code').getAttribute('aria-invalid')).toBe('true')
    expect(sandbox.provider.methods.list()).toEqual([])
    expect(await statusOf(sandbox, intent.id)).toBe('requires_payment_method')
  })

  test('keeps the caret position when typing inside a number', async () => {
    const { page } = await openPayPage()
    const number = page.getByLabel('Card number')
    await number.pressSequentially('424242424242')
    for (let step = 0; step < 9; step += 1) await number.press('ArrowLeft')
    await number.pressSequentially('1')
    await number.pressSequentially('2')
    expect(await number.inputValue()).toBe('4242 1242 4242 42')
    const expiry = page.getByLabel('Expiration date')
    await expiry.pressSequentially('12')
    expect(await expiry.inputValue()).toBe('12 / ')
    await expiry.press('Backspace')
    expect(await expiry.inputValue()).toBe('12')
  })

  test('split fields emit change events and are focused by the shop’s label', async () => {
    const { page } = await openPayPage({ fields: 'split' })
    await page.getByText('Outer label').click()
    expect(await page.evaluate(focusedName)).toBe('sandbox-number')
    await page.keyboard.type('378282246310005')
    await expect.poll(() => page.getByTestId('last-event').textContent()).toBe('amex true ')
    expect(await page.getByLabel('Card number').inputValue()).toBe('3782 822463 10005')
    expect(await page.locator('#number').getAttribute('class')).toContain('StripeElement--complete')
    await page.getByLabel('Expiration date').fill('1234')
    await page.getByLabel('Security code').fill('1234')
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toBe('succeeded')
  })

  test('a saved card pays through confirmCardPayment and handleNextAction', async () => {
    const { page, stripe, customer } = await openPayPage()
    const saved = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
    const challenged = await stripe.paymentMethods.attach('pm_card_authenticationRequired', {
      customer: customer.id,
    })
    const intentFor = () =>
      stripe.paymentIntents.create({ amount: 990, currency: 'eur', customer: customer.id })
    const paid = await intentFor()
    const confirmed = await page.evaluate(confirmSaved, [paid.client_secret!, saved.id] as const)
    expect(confirmed).toMatchObject({
      paymentIntent: { id: paid.id, status: 'succeeded', payment_method: saved.id },
    })
    expect(confirmed.paymentIntent).not.toHaveProperty('customer')
    const again = await page.evaluate(confirmSaved, [paid.client_secret!, saved.id] as const)
    expect(again).toMatchObject({
      error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
    })

    const pending = await intentFor()
    await stripe.paymentIntents.confirm(pending.id, { payment_method: challenged.id })
    const nextAction = page.evaluate(handleNext, pending.client_secret!)
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
    expect(await nextAction).toMatchObject({ paymentIntent: { status: 'succeeded' } })
    expect(await page.evaluate(retrieve, pending.client_secret!)).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    })
  })

  test('shows a connection error, not a card error, without a response', async () => {
    const { page, sandbox } = await openPayPage({ locale: 'es' })
    sandbox.faults.set({ cards: { kind: 'drop', on: 'POST /sandbox/cards' } })
    await typeCard(page, '4242424242424242', spanishLabels)
    await page.getByRole('button', { name: 'Pay' }).click()
    await expectOutcome(page).toContain('No hemos podido conectar con el servicio de pago')
  })

  test('offers no wallet without the cookie', async () => {
    const { page } = await openPayPage({ fields: 'wallets' })
    await expect.poll(() => page.getByTestId('last-event').textContent()).toBe('"none"')
    expect(await page.getByRole('button').count()).toBe(0)
  })

  test('a wallet shows the amount, can be closed, is declined, and pays', async () => {
    const { page, sandbox, intent } = await openPayPage({
      fields: 'wallets',
      enabledWallets: 'google_pay.apple_pay',
      locale: 'es',
    })
    await expect.poll(() => page.getByTestId('last-event').textContent()).toBe('{"googlePay":true}')
    const sheet = page.getByRole('dialog', { name: 'Paga con este monedero' })
    const choose = (name: string) => sheet.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Google Pay' }).click()
    await expect.poll(() => sheet.textContent()).toContain('43,50')
    await choose('Cancelar')
    await expectOutcome(page).toBe('cancelled')
    await page.getByRole('button', { name: 'Google Pay' }).click()
    await choose('Pagar con una tarjeta rechazada')
    await expectOutcome(page).toBe('card_declined')
    expect(await statusOf(sandbox, intent.id)).toBe('requires_payment_method')
    await page.getByRole('button', { name: 'Google Pay' }).click()
    await choose('Pagar')
    await expectOutcome(page).toBe('succeeded')
    expect(await sheet.count()).toBe(0)
  })

  test('has no serious axe violations in the fields and the dialog at 320 px', async () => {
    const { page } = await openPayPage({ locale: 'es', width: 320, forAxe: true })
    await typeCard(page, '4000002500003155', spanishLabels)
    expect(await findSeriousViolations(page, { withForeignFrames: true })).toEqual([])
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findSeriousViolations(page, { withForeignFrames: true })).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
    const heights = await page
      .getByRole('dialog')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    expect(heights.every((height) => height >= 44)).toBe(true)
  })
})

type BrowserStripe = (key: string) => {
  confirmCardPayment: (secret: string, data: object) => Promise<{ paymentIntent?: object; error?: object }>
  handleNextAction: (options: { clientSecret: string }) => Promise<object>
  retrievePaymentIntent: (secret: string) => Promise<object>
}
declare const Stripe: BrowserStripe

const confirmSaved = ([secret, method]: readonly [string, string]) =>
  Stripe('pk_test_colada').confirmCardPayment(secret, { payment_method: method })
const handleNext = (clientSecret: string) => Stripe('pk_test_colada').handleNextAction({ clientSecret })
const retrieve = (secret: string) => Stripe('pk_test_colada').retrievePaymentIntent(secret)

function focusedName(): string | undefined {
  const focused = document.activeElement?.shadowRoot?.activeElement
  return focused instanceof HTMLInputElement ? focused.name : undefined
}

function focusedText(): string | null | undefined {
  return document.activeElement?.shadowRoot?.activeElement?.textContent
}

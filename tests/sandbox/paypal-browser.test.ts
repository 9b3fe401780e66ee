import { translate, type Language } from '@colada/sandbox/paypal/browser/messages'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findSeriousViolations } from '../axe.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { launchChromium } from './chromium.ts'
import { servePayPage } from './pay-page-server.ts'
import { createPayPalClient } from './paypal-client.ts'
import { startSandbox } from './start-sandbox.ts'

const chromium = launchChromium()

type PageOptions = {
  locale?: 'es_XC' | 'en_US'
  disabledFunding?: string
  restart?: boolean
  width?: number
  forAxe?: boolean
}

/** Opens a payment page in Chromium for a new order. A CSP violation or console message fails the test. */
async function open({
  locale = 'en_US',
  disabledFunding,
  restart,
  width = 1000,
  forAxe = false,
}: PageOptions = {}) {
  const sandbox = await startSandbox()
  const { body } = await (await createPayPalClient(sandbox)).create()
  const address = await servePayPage(sandbox.url, 'paypal-page')
  const context = await chromium().newContext({ viewport: { width, height: 800 }, bypassCSP: forAxe })
  const page = await context.newPage()
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'info') consoleMessages.push(message.text())
  })
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(consoleMessages).toEqual([])
  })
  const search = new URLSearchParams({
    order: body.id,
    locale,
    ...(disabledFunding && { disabledFunding }),
    ...(restart && { restart: '1' }),
  })
  await page.goto(`${address}/?${search}`)
  const language: Language = locale === 'es_XC' ? 'es' : 'en'
  const sheet = page.getByRole('dialog', { name: translate(language, 'title') })
  const clickButton = (key: Parameters<typeof translate>[1]) =>
    page.getByRole('button', { name: translate(language, key), exact: true }).click()
  return { sandbox, page, orderId: body.id, sheet, clickButton, language }
}

const expectOutcome = (page: Page) => expect.poll(() => page.getByTestId('outcome').textContent())

const namesOn = async (page: Page) => (await page.getByRole('button').allTextContents()).toSorted()

describe('PayPal’s buttons, under a strict CSP', () => {
  test('open a sheet with the amount; approval does not capture', async () => {
    const { sandbox, page, orderId, sheet, clickButton } = await open({ locale: 'es_XC' })
    await clickButton('paypal')
    await sheet.getByText('21,80 €').waitFor()
    await clickButton('approve')
    await expectOutcome(page).toBe(`approved ${orderId}`)
    expect(sandbox.paypal.tables.orders.get(orderId)).toMatchObject({
      status: 'APPROVED',
      instrument: 'balance',
    })
  })

  test('exclude disabled funding sources', async () => {
    const all = await open()
    await all.page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
    expect(await namesOn(all.page)).toEqual([
      'Change the amount',
      'Debit or credit card',
      'Pay later',
      'PayPal',
      'Sofort',
    ])
    const some = await open({ disabledFunding: 'credit,sofort,card' })
    await some.page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
    expect(await namesOn(some.page)).toEqual(['Change the amount', 'PayPal'])
  })

  test('report cancellation, by Escape too, and failure', async () => {
    const { page, orderId, sheet, clickButton } = await open()
    await clickButton('paypal')
    await clickButton('cancel')
    await expectOutcome(page).toBe(`cancelled ${orderId}`)
    await clickButton('paypal')
    await clickButton('fail')
    await expectOutcome(page).toContain('failed')
    await clickButton('paypal')
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await expectOutcome(page).toBe(`cancelled ${orderId}`)
    expect(await sheet.count()).toBe(0)
  })

  test('re-render when the amount changes, and report an error of the shop', async () => {
    const { page, clickButton } = await open({ disabledFunding: 'credit,sofort,card' })
    const change = page.getByRole('button', { name: 'Change the amount' })
    await change.click()
    await change.click()
    await expect.poll(() => page.getByRole('button', { name: 'PayPal', exact: true }).count()).toBe(1)
    await clickButton('paypal')
    await expectOutcome(page).toBe('failed The shop cannot prepare it.')
  })

  test('open the sheet again when the shop restarts after a decline', async () => {
    const { sandbox, page, orderId, sheet, clickButton, language } = await open({ restart: true })
    await clickButton('paypal')
    await sheet.getByRole('radio', { name: translate(language, 'declined') }).check()
    await clickButton('approve')
    await sheet.getByText(translate(language, 'wasDeclined')).waitFor()
    await clickButton('approve')
    await expectOutcome(page).toBe(`approved ${orderId}`)
    await expect.poll(() => sandbox.paypal.tables.orders.get(orderId)?.instrument).toBe('balance')
  })

  test.each([320, 1000])('have no serious axe violations or overflow at %i px', async (width) => {
    const { page, sheet, clickButton } = await open({ width, forAxe: true })
    await clickButton('paypal')
    await sheet.waitFor()
    expect(await findSeriousViolations(page, { withForeignFrames: true })).toEqual([])
    expect(await horizontalOverflow(page)).toBe(0)
  })
})

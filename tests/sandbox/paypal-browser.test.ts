import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { say, type Language } from '@colada/sandbox/paypal/browser/words'
import { chromiumOfFile, seriousFindings } from './chromium.ts'
import { servePayPage } from './pay-page-server.ts'
import { paypalLine } from './paypal-line.ts'
import { startSandbox } from './start-sandbox.ts'

const chromium = chromiumOfFile()

type Wishes = {
  locale?: 'es_XC' | 'en_US'
  off?: string
  restart?: boolean
  width?: number
  forAxe?: boolean
}

/** A payment page in Chromium for a new order; anything refused by the policy or said on the console fails the test. */
async function open({ locale = 'en_US', off, restart, width = 1000, forAxe = false }: Wishes = {}) {
  const sandbox = await startSandbox()
  const { body } = await (await paypalLine(sandbox)).create()
  const address = await servePayPage(sandbox.url, 'paypal-page')
  const context = await chromium().newContext({ viewport: { width, height: 800 }, bypassCSP: forAxe })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'info') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  onTestFinished(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })
  const search = new URLSearchParams({
    order: body.id,
    locale,
    ...(off && { off }),
    ...(restart && { restart: '1' }),
  })
  await page.goto(`${address}/?${search}`)
  const language: Language = locale === 'es_XC' ? 'es' : 'en'
  const sheet = page.getByRole('dialog', { name: say(language, 'title') })
  const press = (word: Parameters<typeof say>[1]) =>
    page.getByRole('button', { name: say(language, word), exact: true }).click()
  return { sandbox, page, orderId: body.id, sheet, press, language }
}

const expectOutcome = (page: Page) =>
  expect.poll(() => page.getByTestId('outcome').textContent(), { timeout: 10_000 })

const namesOn = async (page: Page) => (await page.getByRole('button').allTextContents()).toSorted()

describe('PayPal’s buttons, under a strict policy and the real components', { timeout: 60_000 }, () => {
  test('open a sheet with the amount; the buyer approves, and nothing is taken yet', async () => {
    const { sandbox, page, orderId, sheet, press } = await open({ locale: 'es_XC' })
    await press('paypal')
    await sheet.getByText('21,80 €').waitFor()
    await press('approve')
    await expectOutcome(page).toBe(`approved ${orderId}`)
    expect(sandbox.paypal.tables.orders.get(orderId)).toMatchObject({
      status: 'APPROVED',
      instrument: 'balance',
    })
  })

  test('are those that are not switched off', async () => {
    const all = await open()
    await all.page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
    expect(await namesOn(all.page)).toEqual([
      'Change the amount',
      'Debit or credit card',
      'Pay later',
      'PayPal',
      'Sofort',
    ])
    const some = await open({ off: 'credit,sofort,card' })
    await some.page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
    expect(await namesOn(some.page)).toEqual(['Change the amount', 'PayPal'])
  })

  test('tell how the buyer left: turning back, by Escape too, and failing', async () => {
    const { page, orderId, sheet, press } = await open()
    await press('paypal')
    await press('cancel')
    await expectOutcome(page).toBe(`cancelled ${orderId}`)
    await press('paypal')
    await press('fail')
    await expectOutcome(page).toContain('failed')
    await press('paypal')
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await expectOutcome(page).toBe(`cancelled ${orderId}`)
    expect(await sheet.count()).toBe(0)
  })

  test('are made anew when the amount changes, and fail with the shop', async () => {
    const { page, press } = await open({ off: 'credit,sofort,card' })
    const change = page.getByRole('button', { name: 'Change the amount' })
    await change.click()
    await change.click()
    await expect.poll(() => page.getByRole('button', { name: 'PayPal', exact: true }).count()).toBe(1)
    await press('paypal')
    await expectOutcome(page).toBe('failed The shop cannot prepare it.')
  })

  test('ask again when the shop says that the means was declined', async () => {
    const { sandbox, page, orderId, sheet, press, language } = await open({ restart: true })
    await press('paypal')
    await sheet.getByRole('radio', { name: say(language, 'declined') }).check()
    await press('approve')
    await sheet.getByText(say(language, 'wasDeclined')).waitFor()
    await press('approve')
    await expectOutcome(page).toBe(`approved ${orderId}`)
    await expect.poll(() => sandbox.paypal.tables.orders.get(orderId)?.instrument).toBe('balance')
  })

  test.each([320, 1000])('can be used by everybody at %i px', async (width) => {
    const { page, sheet, press } = await open({ width, forAxe: true })
    await press('paypal')
    await sheet.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

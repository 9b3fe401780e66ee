import { EVENTS_PATH } from '@colada/domain/analytics/event'
import type { Page } from '@playwright/test'
import { runOps } from '../support/ops.ts'
import { expect, test } from '../support/test.ts'

/** More than every delay of events together. */
const LONG_MS = 60_000

/** URLs of the requests with events. */
function watchEvents(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(EVENTS_PATH)) urls.push(request.url())
  })
  return urls
}

test('counts visits after consent, for operations to read', async ({ page, shop, t }) => {
  const sent = watchEvents(page)
  await page.clock.install()
  await shop.navigate('Accessibility')
  await page.getByRole('button', { name: t('shell:consent.accept') }).click()
  const waitUntilSent = (count: number) =>
    expect
      .poll(async () => {
        await page.clock.runFor(2_000)
        return sent.length
      })
      .toBe(count)
  await waitUntilSent(1)
  await page.getByRole('link', { name: t('shell:brand') }).click()
  await shop.waitForRoute('Home')
  await waitUntilSent(2)
  expect(new URL(sent[0]!).search).toBe('')
  await expect
    .poll(async () => (await runOps('events', '1')).output, { timeout: 60_000 })
    .toMatch(new RegExp(`page  Accessibility  ${shop.language}  [\\s\\S]*page  Home  ${shop.language}  `))
})

test('sends no event before a decision, nor after a refusal', async ({ page, shop, t }) => {
  const sent = watchEvents(page)
  await page.clock.install()
  await shop.navigate('Home')
  await page.clock.runFor(LONG_MS)
  await page.getByRole('button', { name: t('shell:consent.decline') }).click()
  await page.clock.runFor(LONG_MS)
  // Leaving a page sends what waits.
  await shop.navigate('Faq')
  await page.clock.runFor(LONG_MS)
  await shop.navigate('Home')
  expect(sent).toEqual([])
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Holds back what the browser asks for at an address. Answers how to let it go. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await allowed
    await route.continue()
  })
  return allow
}

/** Proves that a press is remembered: without `pressed` in `start-script.ts` the browser would forget it. */
test('a press on "add" before any script is there counts when they come', async ({
  page,
  catalogue,
  cart,
}) => {
  const allow = await hold(page, '**/assets/framework-*.js')
  const garment = await catalogue.garment()
  await page.goto(garment.path)
  await catalogue.adding(garment).click()
  allow()
  await expect(cart.button(1)).toBeVisible()
})

/** Proves that adding waits for the store: without `bringStore` in `adding.ts` the press would be lost. */
test(
  'a press on "add" before the store is there counts when it comes',
  { tag: '@phone' },
  async ({ page, catalogue, cart }) => {
    const allow = await hold(page, '**/assets/start-*.js')
    const garment = await catalogue.garment()
    await catalogue.open(garment)
    const asked = page.waitForRequest('**/assets/start-*.js')
    await catalogue.adding(garment).click()
    await asked
    await expect(cart.button(0)).toBeVisible()
    allow()
    await expect(cart.button(1)).toBeVisible()
  },
)

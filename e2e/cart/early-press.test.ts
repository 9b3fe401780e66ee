import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Holds back the requests to an address. Returns a function that lets them continue. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await allowed
    await route.continue()
  })
  return allow
}

/** Without `rememberClick` in `start-scripts.js` the click would be lost. */
test('a click on "add" before hydration counts after it', async ({ page, catalogue, cart }) => {
  const allow = await hold(page, '**/assets/framework-*.js')
  const garment = await catalogue.garment()
  await page.goto(garment.path)
  await catalogue.adding(garment).click()
  allow()
  await expect(cart.button(1)).toBeVisible()
})

/** `addLine` waits for the catalogue: the click is not lost. */
test(
  'a click on "add" before the catalogue is loaded counts when it is',
  { tag: '@phone' },
  async ({ page, catalogue, cart }) => {
    const allow = await hold(page, '**/api/products?*')
    const garment = await catalogue.garment()
    await catalogue.open(garment)
    const asked = page.waitForRequest('**/api/products?*')
    await catalogue.adding(garment).click()
    await asked
    await expect(cart.button(0)).toBeVisible()
    allow()
    await expect(cart.button(1)).toBeVisible()
  },
)

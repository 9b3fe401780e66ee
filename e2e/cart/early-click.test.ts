import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** Delays the requests to a URL. Returns a function that continues them. */
async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await allowed
    await route.continue()
  })
  return allow
}

/** `start-scripts.js` records the click. */
test('replays a click on "add" before hydration', async ({ page, catalogue, cart }) => {
  const allow = await holdRequests(page, '**/assets/framework-*.js')
  const garment = await catalogue.garment()
  await page.goto(garment.path)
  await catalogue.addButton(garment).click()
  allow()
  await expect(cart.button(1)).toBeVisible()
})

/** `addLine` waits for the catalogue. */
test(
  'adds a product clicked before the catalogue has loaded',
  { tag: '@phone' },
  async ({ page, catalogue, cart }) => {
    const allow = await holdRequests(page, '**/api/products?*')
    const garment = await catalogue.garment()
    await catalogue.open(garment)
    const request = page.waitForRequest('**/api/products?*')
    await catalogue.addButton(garment).click()
    await request
    await expect(cart.button(0)).toBeVisible()
    allow()
    await expect(cart.button(1)).toBeVisible()
  },
)

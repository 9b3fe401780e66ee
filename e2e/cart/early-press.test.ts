import { expect, test } from '../support/test.ts'

/** Proves that adding waits for the store: without `bringStore` in `adding.ts` the press would be lost. */
test(
  'a press on "add" before the store is there counts when it comes',
  { tag: '@phone' },
  async ({ page, catalogue, cart }) => {
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
    await page.route('**/assets/store-*.js', async (route) => {
      await allowed
      await route.continue()
    })
    const garment = await catalogue.garment()
    await catalogue.open(garment)
    const asked = page.waitForRequest('**/assets/store-*.js')
    await catalogue.adding(garment).click()
    await asked
    await expect(cart.button(0)).toBeVisible()
    allow()
    await expect(cart.button(1)).toBeVisible()
  },
)

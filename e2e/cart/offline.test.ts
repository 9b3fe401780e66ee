import { expect, test } from '../support/test.ts'

/** Assets requested when the page is idle, which fail when it is offline by then. */
const idleRequestFailure = /^(?=.*ERR_INTERNET_DISCONNECTED)(?=.*\/(assets|pictures)\/)/

test(
  'shows the cart and an offline notice while offline',
  { tag: '@phone' },
  async ({ page, context, shop, catalogue, cart, browserErrors, t }) => {
    browserErrors.allow(idleRequestFailure)
    const garment = await catalogue.garment()
    await cart.seedOne(garment, 2)
    await shop.navigate('Carrito')
    await expect(cart.line(garment)).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(t('shell:offline.notice'))).toBeVisible()
    await expect(cart.line(garment)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t('shell:offline.notice'))).toBeHidden()
  },
)

test(
  'shows an error when prices fail to load and recovers on retry',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, browserErrors, t }) => {
    browserErrors.expect(/Failed to load resource: net::ERR_FAILED/)
    browserErrors.expect(/failed: GET .*\/api\/products/)
    const garment = await catalogue.garment()
    await cart.seedOne(garment, 2)
    await page.route('**/api/products*', (route) => route.abort('failed'))
    await shop.navigate('Carrito')
    const heading = page.getByRole('heading', { name: t('cart:failed') })
    await expect(heading).toBeVisible()
    // The first interaction loads the catalogue in the background; the error stays while it does.
    const held = Promise.withResolvers<void>()
    await page.unroute('**/api/products*')
    await page.route('**/api/products*', async (route) => {
      await held.promise
      await route.abort('failed')
    })
    const inBackground = page.waitForRequest('**/api/products*')
    await page.mouse.move(1, 1)
    const failedAgain = (await inBackground).response()
    await expect(heading).toBeVisible()
    held.resolve()
    await failedAgain
    await page.unroute('**/api/products*')
    await page.getByRole('button', { name: t('cart:retry') }).click()
    await expect(cart.line(garment)).toBeVisible()
  },
)

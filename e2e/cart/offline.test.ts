import { expect, test } from '../support/test.ts'

/** Pictures and scripts that a page brings when it is idle; the signal may be gone by then. */
const broughtLater = /^(?=.*ERR_INTERNET_DISCONNECTED)(?=.*\/(assets|pictures)\/)/

test(
  'without signal the cart stays and says so',
  { tag: '@phone' },
  async ({ page, context, shop, catalogue, cart, complaints, t }) => {
    complaints.allow(broughtLater)
    const garment = await catalogue.garment()
    await cart.bringOne(garment, 2)
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
  'a cart whose prices did not come says so and recovers',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, complaints, t }) => {
    complaints.expect(/Failed to load resource: net::ERR_FAILED/)
    complaints.expect(/failed: GET .*\/api\/products/)
    const garment = await catalogue.garment()
    await cart.bringOne(garment, 2)
    await page.route('**/api/products*', (route) => route.abort('failed'))
    await shop.navigate('Carrito')
    await expect(page.getByRole('heading', { name: t('cart:failed') })).toBeVisible()
    await page.unroute('**/api/products*')
    await page.getByRole('button', { name: t('cart:retry') }).click()
    await expect(cart.line(garment)).toBeVisible()
  },
)

test(
  'a log-in without signal keeps what was typed',
  { tag: '@phone' },
  async ({ page, context, shop, account, complaints, t }) => {
    complaints.expect(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
    complaints.expect(/failed: POST .*\/api\/login/)
    complaints.allow(broughtLater)
    await account.exist({ signedIn: false })
    await shop.navigate('Login')
    await expect(account.field('email')).toBeVisible()
    await context.setOffline(true)
    await account.logIn()
    await expect(page.getByRole('alert')).toContainText(t('account:calls.offline'))
    await expect(account.field('email')).toHaveValue(account.person.email)
    await context.setOffline(false)
    await page.getByRole('button', { name: t('account:login.submit'), exact: true }).click()
    await shop.arrive('Home')
  },
)

import { expect, test } from '../support/test.ts'

test(
  'redirects the checkout without a cart to Home with a message',
  { tag: '@smoke' },
  async ({ page, shop, account, t }) => {
    await account.createByApi()
    await page.goto(shop.path('Checkout'))
    await shop.waitForRoute('Home')
    await expect(page.getByText(t('shell:flash.emptyCart'))).toBeVisible()
    await shop.reload()
    await expect(page.getByText(t('shell:flash.emptyCart'))).toBeHidden()
  },
)

test(
  'keeps the message of a redirect below the header of a scrolled page',
  { tag: '@desk' },
  async ({ page, shop, account, t }) => {
    await account.createByApi()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(shop.path('Checkout'))
    await shop.waitForRoute('Home')
    const message = page.getByRole('region', { name: t('shell:flash.label') })
    await expect(message).toBeVisible()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    const header = (await page.getByRole('banner').boundingBox())!
    expect(header.y).toBe(0)
    expect((await message.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height)
  },
)

test(
  'redirects a visitor to the login and back to the protected page',
  { tag: '@phone' },
  async ({ page, shop, account }) => {
    await account.createByApi({ signedIn: false })
    await page.goto(shop.path('AddAddress'))
    await shop.waitForRoute('Login')
    await account.logIn()
    await shop.waitForRoute('AddAddress')
    await expect(account.field('street')).toBeVisible()
  },
)

test(
  'redirects a customer from guest-only pages to Home',
  { tag: '@desk' },
  async ({ page, shop, account }) => {
    await account.createByApi()
    await page.goto(shop.path('Register'))
    await shop.waitForRoute('Home')
  },
)

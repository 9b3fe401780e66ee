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

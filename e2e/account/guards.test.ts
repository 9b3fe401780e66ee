import { expect, test } from '../support/test.ts'

test('checkout without a cart leads Home and says why', async ({ page, shop, account, t }) => {
  await account.exist()
  await page.goto(shop.path('Checkout'))
  await shop.arrive('Home')
  await expect(page.getByText(t('shell:flash.emptyCart'))).toBeVisible()
  await shop.reload()
  await expect(page.getByText(t('shell:flash.emptyCart'))).toBeHidden()
})

test(
  'a page of a customer asks a visitor to log in, then opens',
  { tag: '@phone' },
  async ({ page, shop, account }) => {
    await account.exist({ signedIn: false })
    await page.goto(shop.path('AddAddress'))
    await shop.arrive('Login')
    await account.logIn()
    await shop.arrive('AddAddress')
    await expect(account.field('street')).toBeVisible()
  },
)

test('pages for visitors lead a customer Home', { tag: '@desk' }, async ({ page, shop, account }) => {
  await account.exist()
  await page.goto(shop.path('Register'))
  await shop.arrive('Home')
})

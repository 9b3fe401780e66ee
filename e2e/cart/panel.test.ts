import { EXPRESS_LIMIT } from '@colada/domain/cart/cart-rules'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test('opens the cart in a panel on a desktop and as a page on a phone', async ({
  page,
  shop,
  catalogue,
  cart,
  t,
}) => {
  const [first, second] = await catalogue.garments(2)
  await cart.seed([first!, second!].map(({ id }) => ({ productId: id, quantity: 2 })))
  await shop.navigate('Home')
  await cart.button(4).click()
  if (shop.isPhone) {
    await shop.waitForRoute('Carrito')
    await expect(cart.panel).toHaveCount(0)
    return
  }

  await expect(cart.panel).toBeVisible()
  await expect(page).toHaveURL(shop.path('Home'))
  await expect(cart.lines).toHaveCount(2)
  await cart
    .line(first!)
    .getByRole('button', { name: t('cart:remove', { name: first!.title }) })
    .click()
  await expect(cart.lines).toHaveCount(1)
  // The undo button replaces the line and receives the focus.
  await expect(cart.undo).toBeFocused()
  await cart.undo.press('Enter')
  await expect(cart.lines).toHaveCount(2)

  await cart.panel.getByRole('button', { name: t('shell:close') }).click()
  await expect(cart.panel).toBeHidden()
  await expect(cart.button(4)).toBeFocused()
  await cart.open(4)
  await expect(cart.panel).toBeHidden()
  // The cart page has no panel.
  await cart.button(4).click()
  await expect(cart.panel).toBeHidden()
})

test(
  'opens the login dialog when a visitor confirms in the panel',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, account, t }) => {
    await account.createByApi({ signedIn: false })
    await cart.seedOne(await catalogue.garment())
    await shop.navigate('Home')
    await cart.button(1).click()
    await cart.panel.getByRole('button', { name: t('cart:confirm') }).click()
    await expect(page.getByRole('dialog', { name: t('account:login.dialogTitle') })).toBeVisible()
    await account.logIn()
    await shop.waitForRoute('Checkout')
    await expect(cart.panel).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await cart.button(1).click()
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.viewCart).toHaveCount(0)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('renders the cart button as a link', async ({ page, shop, cart }) => {
    await page.goto(shop.path('Home'))
    await cart.button(0).click()
    await page.waitForURL(shop.path('Carrito'))
  })
})

test('limits an express cart to three items in every quantity control', async ({
  page,
  shop,
  catalogue,
  cart,
  t,
}) => {
  const [garment] = await catalogue.garments(categoryIds.express)
  await cart.seed([{ productId: garment!.id, quantity: EXPRESS_LIMIT }])
  const more = (within: Locator) => within.getByRole('button', { name: t('cart:increase') })
  const limitMessage = page.getByText(t('catalogue:problem.expressLimit', { limit: EXPRESS_LIMIT })).first()
  await shop.navigate('Carrito')
  await more(cart.line(garment!)).click()
  await expect(limitMessage).toBeVisible()
  await expect(cart.button(EXPRESS_LIMIT)).toBeVisible()

  await catalogue.open(garment!)
  await more(page.getByRole('main')).first().click()
  await expect(limitMessage).toBeVisible()
  await expect(cart.button(EXPRESS_LIMIT)).toBeVisible()
})

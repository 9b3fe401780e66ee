import { categoryIds } from '@colada/domain/catalogue/category'
import { Account } from '../support/account.ts'
import { CartPage } from '../support/cart.ts'
import { Catalogue } from '../support/catalogue.ts'
import { ShopPage } from '../support/shop-page.ts'
import { expect, test as base } from '../support/test.ts'

/** Another browser of the same customer, without cookies. */
interface OtherDevice {
  readonly otherShop: ShopPage
  readonly otherCart: CartPage
  readonly otherCatalogue: Catalogue
  readonly otherAccount: Account
  readonly close: () => Promise<void>
}

const test = base.extend<{ elsewhere: OtherDevice }>({
  elsewhere: async ({ browser, contextOptions, shop, t }, provide) => {
    const context = await browser.newContext(contextOptions)
    const otherShop = new ShopPage(await context.newPage(), shop.language, t, shop.isPhone)
    await provide({
      otherShop,
      otherCart: new CartPage(otherShop),
      otherCatalogue: new Catalogue(otherShop),
      otherAccount: new Account(otherShop, 'other'),
      close: () => context.close(),
    })
    await context.close()
  },
})

/** The cart is saved with a delay after its last change. */
const waitForCartSaved = ({ page }: ShopPage) =>
  page.waitForResponse((response) => response.url().includes('/kept_cart') && response.ok())

test('syncs the cart to another device and back', async ({
  account,
  cart,
  catalogue,
  elsewhere: { otherShop, otherCart, otherCatalogue, otherAccount, close },
  shop,
}) => {
  const [first, second] = await catalogue.garments(2)
  await account.createByApi()
  await catalogue.open(first!)
  await catalogue.add(first!)
  await expect(cart.button(1)).toBeVisible()
  await waitForCartSaved(shop)

  const { email, password } = account.person
  await otherAccount.logInByApi(email, password)
  await otherShop.navigate('Home')
  await expect(otherCart.button(1)).toBeVisible()
  await otherCatalogue.open(second!)
  await otherCatalogue.add(second!)
  await expect(otherCart.button(2)).toBeVisible()
  await waitForCartSaved(otherShop)
  await close()

  await shop.reload()
  await expect(cart.button(2)).toBeVisible()
})

test(
  'merges the visitor’s cart and the saved cart on login',
  { tag: '@phone' },
  async ({ account, cart, catalogue, elsewhere: { otherShop, otherCart, otherAccount, close }, shop }) => {
    const [shirt, suit, coat] = await catalogue.garments(2)
    await account.createByApi()
    const lines = (...garments: [typeof shirt, number][]) =>
      garments.map(([garment, quantity]) => ({ productId: garment!.id, quantity }))
    await cart.seed(lines([shirt, 1], [suit, 5]))
    await Promise.all([waitForCartSaved(shop), shop.navigate('Home')])

    await otherCart.seed(lines([shirt, 3], [coat, 2]))
    await otherShop.navigate('Login')
    await otherAccount.logIn(account.person)
    // The larger quantity wins for a product in both carts.
    await expect(otherCart.button(3 + 5 + 2)).toBeVisible()
    await otherShop.navigate('Carrito')
    for (const garment of [shirt, suit, coat]) await expect(otherCart.line(garment!)).toBeVisible()
    await close()

    await shop.reload()
    await expect(cart.button(3 + 5 + 2)).toBeVisible()
  },
)

test('offers the saved cart when it is incompatible with the visitor’s cart', async ({
  account,
  cart,
  catalogue,
  elsewhere: { otherShop, otherCart, otherAccount, close },
  shop,
  t,
}) => {
  const [shirt] = await catalogue.garments(categoryIds.dryCleaning)
  const [express] = await catalogue.garments(categoryIds.express)
  await account.createByApi()
  await cart.seedOne(shirt!, 4)
  await Promise.all([waitForCartSaved(shop), shop.navigate('Home')])

  await otherCart.seedOne(express!, 2)
  await otherShop.navigate('Login')
  await otherAccount.logIn(account.person)
  await expect(otherShop.page.getByText(t('cart:leftOut')).first()).toBeVisible()
  await expect(otherCart.button(2)).toBeVisible()
  await otherShop.page.getByRole('button', { name: t('cart:takeLeftOut') }).click()
  await expect(otherCart.button(4)).toBeVisible()
  await waitForCartSaved(otherShop)
  await close()

  await shop.reload()
  await expect(cart.button(4)).toBeVisible()
})

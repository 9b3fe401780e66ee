import { categoryIds } from '@colada/domain/catalogue/category'
import { Account } from '../support/account.ts'
import { Browsing } from '../support/browsing.ts'
import { CartPage } from '../support/cart.ts'
import { Catalogue } from '../support/catalogue.ts'
import { expect, test as base } from '../support/test.ts'

/** A device of the same customer, where nothing is known of them yet. */
interface OtherDevice {
  readonly there: Browsing
  readonly cartThere: CartPage
  readonly catalogueThere: Catalogue
  readonly accountThere: Account
  readonly leave: () => Promise<void>
}

const test = base.extend<{ elsewhere: OtherDevice }>({
  elsewhere: async ({ browser, contextOptions, shop, t }, provide) => {
    const context = await browser.newContext(contextOptions)
    const there = new Browsing(await context.newPage(), shop.language, t, shop.isPhone)
    await provide({
      there,
      cartThere: new CartPage(there),
      catalogueThere: new Catalogue(there),
      accountThere: new Account(there, 'there'),
      leave: () => context.close(),
    })
    await context.close()
  },
})

/** A cart is kept a moment after its last change. */
const kept = ({ page }: Browsing) =>
  page.waitForResponse((answer) => answer.url().includes('/kept_cart') && answer.ok())

test('a cart follows its customer to another device, and back', async ({
  account,
  cart,
  catalogue,
  elsewhere: { there, cartThere, catalogueThere, accountThere, leave },
  shop,
}) => {
  const [first, second] = await catalogue.garments(2)
  await account.exist()
  await catalogue.open(first!)
  await catalogue.add(first!)
  await expect(cart.button(1)).toBeVisible()
  await kept(shop)

  const { email, password } = account.person
  await accountThere.enter(email, password)
  await there.navigate('Home')
  await expect(cartThere.button(1)).toBeVisible()
  await catalogueThere.open(second!)
  await catalogueThere.add(second!)
  await expect(cartThere.button(2)).toBeVisible()
  await kept(there)
  await leave()

  await shop.reload()
  await expect(cart.button(2)).toBeVisible()
})

test(
  'what a visitor gathered and what the account had are one cart after logging in',
  { tag: '@phone' },
  async ({ account, cart, catalogue, elsewhere: { there, cartThere, accountThere, leave }, shop }) => {
    const [shirt, suit, coat] = await catalogue.garments(2)
    await account.exist()
    const lines = (...garments: [typeof shirt, number][]) =>
      garments.map(([garment, quantity]) => ({ productId: garment!.id, quantity }))
    await cart.bring(lines([shirt, 1], [suit, 5]))
    await Promise.all([kept(shop), shop.navigate('Home')])

    await cartThere.bring(lines([shirt, 3], [coat, 2]))
    await there.navigate('Login')
    await accountThere.logIn(account.person)
    // Of a garment that both had there are as many as the larger number says.
    await expect(cartThere.button(3 + 5 + 2)).toBeVisible()
    await there.navigate('Carrito')
    for (const garment of [shirt, suit, coat]) await expect(cartThere.line(garment!)).toBeVisible()
    await leave()

    await shop.reload()
    await expect(cart.button(3 + 5 + 2)).toBeVisible()
  },
)

test('a kept cart that does not go with what a visitor gathered is offered instead of it', async ({
  account,
  cart,
  catalogue,
  elsewhere: { there, cartThere, accountThere, leave },
  shop,
  t,
}) => {
  const [shirt] = await catalogue.garments(categoryIds.dryCleaning)
  const [express] = await catalogue.garments(categoryIds.express)
  await account.exist()
  await cart.bringOne(shirt!, 4)
  await Promise.all([kept(shop), shop.navigate('Home')])

  await cartThere.bringOne(express!, 2)
  await there.navigate('Login')
  await accountThere.logIn(account.person)
  await expect(there.page.getByText(t('cart:leftOut')).first()).toBeVisible()
  await expect(cartThere.button(2)).toBeVisible()
  await there.page.getByRole('button', { name: t('cart:takeLeftOut') }).click()
  await expect(cartThere.button(4)).toBeVisible()
  await kept(there)
  await leave()

  await shop.reload()
  await expect(cart.button(4)).toBeVisible()
})

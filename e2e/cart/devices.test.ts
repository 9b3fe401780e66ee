import { Account } from '../support/account.ts'
import { Browsing } from '../support/browsing.ts'
import { CartPage } from '../support/cart.ts'
import { Catalogue } from '../support/catalogue.ts'
import { expect, test } from '../support/test.ts'

test('a cart follows its customer to another device, and back', async ({
  account,
  browser,
  cart,
  catalogue,
  contextOptions,
  shop,
  t,
}) => {
  const [first, second] = await catalogue.garments(2)
  await account.exist()
  await catalogue.open(first!)
  await catalogue.add(first!)
  await expect(cart.button(1)).toBeVisible()
  // It is kept a moment after the last change.
  await shop.page.waitForResponse((answer) => answer.url().includes('/kept_cart') && answer.ok())

  const elsewhere = await browser.newContext(contextOptions)
  const there = new Browsing(await elsewhere.newPage(), shop.language, t, shop.isPhone)
  const { email, password } = account.person
  await new Account(there, 'there').enter(email, password)
  await there.navigate('Home')
  const cartThere = new CartPage(there)
  await expect(cartThere.button(1)).toBeVisible()
  const catalogueThere = new Catalogue(there)
  await catalogueThere.open(second!)
  await catalogueThere.add(second!)
  await expect(cartThere.button(2)).toBeVisible()
  await there.page.waitForResponse((answer) => answer.url().includes('/kept_cart') && answer.ok())
  await elsewhere.close()

  await shop.reload()
  await expect(cart.button(2)).toBeVisible()
})

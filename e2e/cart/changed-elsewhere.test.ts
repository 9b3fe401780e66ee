import type { GetProductsResponse } from '@colada/domain/catalogue/contract'
import { formatMoney } from '#storefront/platform/format/money.ts'
import { CartPage } from '../support/cart.ts'
import { Catalogue } from '../support/catalogue.ts'
import { expect, test } from '../support/test.ts'

test('two tabs have one cart', { tag: '@phone' }, async ({ shop, catalogue, cart }) => {
  const [first, second] = await catalogue.garments(2)
  await catalogue.open(first!)
  await catalogue.add(first!)
  const other = await shop.inAnotherTab()
  await other.alive()
  await expect(new CartPage(other).button(1)).toBeVisible()
  const otherCatalogue = new Catalogue(other)
  await otherCatalogue.open(second!)
  await otherCatalogue.add(second!)
  // The first tab hears of it without being touched, and adds to both.
  await expect(cart.button(2)).toBeVisible()
  await shop.page.bringToFront()
  await shop.page.getByRole('spinbutton').first().press('ArrowUp')
  await expect(cart.button(3)).toBeVisible()
  await expect(new CartPage(other).button(3)).toBeVisible()
})

test(
  'tells prices that have changed and what is no longer sold',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, t }) => {
    const [dearer, gone] = await catalogue.garments(2)
    for (const garment of [dearer!, gone!]) {
      await catalogue.open(garment)
      await catalogue.add(garment)
    }
    await page.route('**/api/products*', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as GetProductsResponse
      for (const category of answer.categories) {
        category.products = category.products.filter(({ id }) => id !== gone!.id)
        for (const product of category.products) if (product.id === dearer!.id) product.price += 1
      }
      await route.fulfill({ response, json: answer })
    })
    await shop.navigate('Carrito')
    const news = page.getByRole('status').filter({ hasText: t('cart:changes.title') })
    const amounts = { before: formatMoney(dearer!.price), now: formatMoney(dearer!.price + 100) }
    await expect(news).toContainText(t('cart:changes.price', { name: dearer!.title, ...amounts }))
    await expect(news).toContainText(t('cart:changes.gone', { name: gone!.title }))
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.button(1)).toBeVisible()
    await news.getByRole('button', { name: t('cart:changes.read') }).click()
    await expect(news).toHaveCount(0)
    await shop.reload()
    await expect(cart.lines).toHaveCount(1)
    await expect(news).toHaveCount(0)
  },
)

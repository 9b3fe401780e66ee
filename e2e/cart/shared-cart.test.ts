import type { GetProductsResponse } from '@colada/domain/catalogue/contract'
import { formatMoney } from '@colada/domain/money/format-money'
import { CartPage } from '../support/cart.ts'
import { Catalogue } from '../support/catalogue.ts'
import { expect, test } from '../support/test.ts'

test('shares the cart between tabs', { tag: '@phone' }, async ({ shop, catalogue, cart }) => {
  const [first, second] = await catalogue.garments(2)
  await catalogue.open(first!)
  await catalogue.add(first!)
  const other = await shop.openInNewTab()
  await other.waitForHydration()
  await expect(new CartPage(other).button(1)).toBeVisible()
  const otherCatalogue = new Catalogue(other)
  await otherCatalogue.open(second!)
  await otherCatalogue.add(second!)
  // The first tab updates without interaction.
  await expect(cart.button(2)).toBeVisible()
  await shop.page.bringToFront()
  await shop.page.getByRole('spinbutton').first().press('ArrowUp')
  await expect(cart.button(3)).toBeVisible()
  await expect(new CartPage(other).button(3)).toBeVisible()
})

test(
  'reports changed prices and discontinued products',
  { tag: '@desk' },
  async ({ page, shop, catalogue, cart, t }) => {
    const [repriced, discontinued] = await catalogue.garments(2)
    for (const garment of [repriced!, discontinued!]) {
      await catalogue.open(garment)
      await catalogue.add(garment)
    }
    await page.route('**/api/products*', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as GetProductsResponse
      for (const category of body.categories) {
        category.products = category.products.filter(({ id }) => id !== discontinued!.id)
        for (const product of category.products) if (product.id === repriced!.id) product.price += 1
      }
      await route.fulfill({ response, json: body })
    })
    await shop.navigate('Carrito')
    const notice = page.getByRole('status').filter({ hasText: t('cart:changes.title') })
    const amounts = { before: formatMoney(repriced!.price), now: formatMoney(repriced!.price + 100) }
    await expect(notice).toContainText(t('cart:changes.price', { name: repriced!.title, ...amounts }))
    await expect(notice).toContainText(t('cart:changes.gone', { name: discontinued!.title }))
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.button(1)).toBeVisible()
    await notice.getByRole('button', { name: t('cart:changes.read') }).click()
    await expect(notice).toHaveCount(0)
    await shop.reload()
    await expect(cart.lines).toHaveCount(1)
    await expect(notice).toHaveCount(0)
  },
)

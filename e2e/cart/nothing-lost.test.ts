import { expect, test } from '../support/test.ts'

test('the cart survives a reload and the other language', async ({
  page,
  shop,
  catalogue,
  cart,
  t,
  language,
}) => {
  const garment = await catalogue.garment()
  await catalogue.open(garment)
  await catalogue.add(garment)
  await expect(cart.button(1)).toBeVisible()
  await shop.reload()
  await expect(cart.button(1)).toBeVisible()

  await page.getByRole('link', { name: t('shell:otherLanguage') }).click()
  await expect(page).toHaveURL(garment.counterpart)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en' : 'es')
  await page.goBack()
  await shop.alive()
  await cart.open(1)
  await expect(cart.line(garment)).toBeVisible()
})

test('what is taken out can be put back', async ({ page, shop, catalogue, cart, t }) => {
  const [first, second] = await catalogue.garments(2)
  await cart.bring([first!, second!].map(({ id }) => ({ productId: id, quantity: 2 })))
  await shop.navigate('Carrito')
  await cart
    .line(first!)
    .getByRole('button', { name: t('cart:remove', { name: first!.title }) })
    .click()
  await expect(cart.line(first!)).toHaveCount(0)
  await page.getByRole('button', { name: t('shell:notices.undo') }).click()
  await expect(cart.line(first!)).toBeVisible()
  await expect(cart.button(4)).toBeVisible()
})

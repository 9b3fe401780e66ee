import { otherLanguage } from '@colada/domain/wire/language'
import { Checkout } from '../support/checkout.ts'
import { Schedule } from '../support/schedule.ts'
import { ShopPage } from '../support/shop-page.ts'
import { expect, test } from '../support/test.ts'
import { createTranslate } from '../support/translate.ts'

test(
  'keeps the cart across a reload and a change of language',
  { tag: '@smoke' },
  async ({ page, shop, catalogue, cart, t, language }) => {
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
    await shop.waitForHydration()
    await cart.open(1)
    await expect(cart.line(garment)).toBeVisible()
  },
)

test(
  'restores removed lines, including the last one',
  { tag: '@phone' },
  async ({ shop, catalogue, cart, t }) => {
    const [first, second] = await catalogue.garments(2)
    await cart.seed([first!, second!].map(({ id }) => ({ productId: id, quantity: 2 })))
    await shop.navigate('Carrito')
    const remove = (garment: typeof first) =>
      cart
        .line(garment!)
        .getByRole('button', { name: t('cart:remove', { name: garment!.title }) })
        .click()
    await remove(second)
    await expect(cart.lines).toHaveCount(1)
    await expect(cart.undo).toBeFocused()
    await cart.undo.click()
    await expect(cart.button(4)).toBeVisible()

    await remove(first)
    await remove(second)
    await cart.expectEmpty()
    await cart.undo.click()
    await expect(cart.line(second!)).toBeVisible()
    await expect(cart.button(2)).toBeVisible()
    await expect(cart.undo).toHaveCount(0)
  },
)

test(
  'keeps the selected slots and remarks across a reload and a new login',
  { tag: '@phone' },
  async ({ page, context, shop, newCustomer, account, schedule, checkout }) => {
    await newCustomer.openCheckout()
    await schedule.chooseBoth()
    await checkout.remarks.fill('Con cuidado: seda')
    const chosen = {
      pickup: await schedule.chosenHour('pickup'),
      delivery: await schedule.chosenHour('delivery'),
    }
    const expectAll = async () => {
      await expect.poll(() => schedule.chosenHour('pickup')).toBe(chosen.pickup)
      await expect.poll(() => schedule.chosenHour('delivery')).toBe(chosen.delivery)
      await expect(checkout.remarks).toHaveValue('Con cuidado: seda')
    }

    await shop.reload()
    await expectAll()

    await context.clearCookies({ name: /colada_(session|signed_in)/ })
    await page.goto(shop.path('Checkout'))
    await shop.waitForRoute('Login')
    await account.logIn()
    await shop.waitForRoute('Checkout')
    await expectAll()
  },
)

test(
  'keeps the checkout across a change of language',
  { tag: '@desk' },
  async ({ page, shop, newCustomer, schedule, checkout, language, t }) => {
    await newCustomer.openCheckout()
    await schedule.choose('pickup')
    await checkout.remarks.fill('Con cuidado: seda')
    const chosen = await schedule.chosenHour('pickup')
    await page.getByRole('link', { name: t('shell:otherLanguage') }).click()
    const other = otherLanguage(language)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    const otherShop = new ShopPage(page, other, createTranslate(other), shop.isPhone)
    await expect.poll(() => new Schedule(otherShop, 0).chosenHour('pickup')).toBe(chosen)
    await expect(new Checkout(otherShop).remarks).toHaveValue('Con cuidado: seda')
  },
)

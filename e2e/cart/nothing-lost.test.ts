import { otherLanguage } from '@colada/domain/wire/language'
import { Browsing } from '../support/browsing.ts'
import { Checkout } from '../support/checkout.ts'
import { Schedule } from '../support/schedule.ts'
import { expect, test } from '../support/test.ts'
import { wordsOf } from '../support/words.ts'

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

test(
  'what is taken out can be put back, the last line, too',
  { tag: '@phone' },
  async ({ shop, catalogue, cart, t }) => {
    const [first, second] = await catalogue.garments(2)
    await cart.bring([first!, second!].map(({ id }) => ({ productId: id, quantity: 2 })))
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
  'a chosen hour and typed remarks survive a reload and logging in again',
  { tag: '@phone' },
  async ({ page, context, shop, newcomer, account, schedule, checkout }) => {
    await newcomer.atCheckout()
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

    // The session ends while the customer looks away.
    await context.clearCookies({ name: /colada_(session|signed_in)/ })
    await page.goto(shop.path('Checkout'))
    await shop.arrive('Login')
    await account.logIn()
    await shop.arrive('Checkout')
    await expectAll()
  },
)

test(
  'the checkout keeps everything in the other language',
  { tag: '@desk' },
  async ({ page, shop, newcomer, schedule, checkout, language, t }) => {
    await newcomer.atCheckout()
    await schedule.choose('pickup')
    await checkout.remarks.fill('Con cuidado: seda')
    const chosen = await schedule.chosenHour('pickup')
    await page.getByRole('link', { name: t('shell:otherLanguage') }).click()
    const other = otherLanguage(language)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    const there = new Browsing(page, other, wordsOf(other), shop.isPhone)
    await expect.poll(() => new Schedule(there, 0).chosenHour('pickup')).toBe(chosen)
    await expect(new Checkout(there).remarks).toHaveValue('Con cuidado: seda')
  },
)

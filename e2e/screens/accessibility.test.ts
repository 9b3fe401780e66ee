import AxeBuilder from '@axe-core/playwright'
import { categoryIds } from '@colada/domain/catalogue/category'
import type { Page } from '@playwright/test'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'

/**
 * What axe finds serious or critical on the page, with the elements it points to. In the dark only contrasts differ, and
 * they are the same at every width: the phone looks at them.
 */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  const { isMobile } = test.info().project.use
  const schemes = isMobile ? (['light', 'dark'] as const) : (['light'] as const)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(onTheWay), 'what changes slowly where motion is reduced').toBe(0)
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    for (const { id, nodes } of serious) {
      found.push(
        ...nodes.map(
          ({ target, failureSummary = '' }) =>
            `${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`,
        ),
      )
    }
  }
  return found
}

/** How many changes of style are on their way in the page. */
const onTheWay = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length

// axe writes style attributes of its own, which the policy would refuse; a colour on its way to another is no theme's.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

test('public screens are accessible', async ({ page, shop, catalogue, cart, complaints, t }) => {
  test.slow()
  complaints.expect(/console error: Failed to load resource: .*404/)
  const garment = await catalogue.garment()
  const carpet = await catalogue.carpet()
  const look = async (path: string, name = path) => {
    await page.goto(path)
    await shop.alive()
    expect(await findings(page), name).toEqual([])
  }
  await look(shop.path('Home'))
  await look(catalogue.categoryPath(categoryIds.dryCleaning))
  await look(garment.path)
  await look(carpet.path)
  await look(
    shop.path('CategorySearch', {
      categoria: shop.language === 'es' ? 'tintoreria' : 'dry-cleaning',
      search: 'zzzzz',
    }),
  )
  await look(shop.path('Carrito'), 'empty cart')
  await cart.bringOne(garment, 2)
  await page.goto(shop.path('Carrito'))
  await expect(cart.line(garment)).toBeVisible()
  expect(await findings(page), 'filled cart').toEqual([])
  await cart.confirm()
  await expect(page.getByRole('dialog', { name: t('account:login.dialogTitle') })).toBeVisible()
  expect(await findings(page), 'login dialog').toEqual([])
  await look(shop.path('Login'))
  await look(shop.path('Register'))
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await findings(page), 'registration with problems').toEqual([])
  await look(shop.path('NotFound'))
})

test('screens of a customer are accessible', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  schedule,
  checkout,
  payment,
  orders,
  complaints,
  t,
}) => {
  test.slow()
  complaints.expect(/Failed to load resource: .*402/)
  await account.exist({ place: homeInMadrid })
  await cart.bringOne(await catalogue.garment(), 2)
  await shop.navigate('AddAddress')
  await expect(account.field('street')).toBeVisible()
  expect(await findings(page), 'add address').toEqual([])
  await shop.navigate('Checkout')
  await schedule.chooseBoth()
  expect(await findings(page), 'checkout').toEqual([])
  await checkout.place()
  await expect(payment.holder).toBeVisible()
  expect(await findings(page), 'payment').toEqual([])
  await payment.pay(cards.declined)
  await payment.readRefusal('card', payment.say('card_declined'))
  expect(await findings(page), 'declined payment').toEqual([])
  await payment.pay(cards.accepted)
  const locator = await payment.thanks()
  expect(await findings(page), 'thanks').toEqual([])
  await shop.navigate('Orders')
  await expect(orders.card(locator)).toBeVisible()
  expect(await findings(page), 'orders').toEqual([])
  await orders.open(locator)
  await expect(page.getByRole('region', { name: t('orders:detail.status') })).toBeVisible()
  expect(await findings(page), 'order').toEqual([])
})

import { categoryIds } from '@colada/domain/catalogue/category'
import type { Page } from '@playwright/test'
import { findSeriousViolations } from '#tests/axe.ts'
import { homeInMadrid } from '../support/account.ts'
import { cards } from '../support/payment.ts'
import type { ShopPage } from '../support/shop-page.ts'
import { expect, test } from '../support/test.ts'

/**
 * Serious and critical violations found by axe, with their elements. The dark theme differs in contrast only, which does
 * not depend on the viewport: phones and tablets show it.
 */
async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  const { isMobile } = test.info().project.use
  const schemes = isMobile ? (['light', 'dark'] as const) : (['light'] as const)
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(runningTransitions), 'transitions with reduced motion').toBe(0)
    const rules = colorScheme === 'dark' ? { rules: ['color-contrast'] } : {}
    const violations = await findSeriousViolations(page, rules)
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`))
  }
  return found
}

/** Number of running CSS transitions. */
const runningTransitions = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).length

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ shop }) => {
  await shop.navigate('Home')
  // The stories check the banner, which covers the end of a page.
  await shop.declineCookies()
})

// In every run, the stories check these screens in the shell of the shop, and `content/pages` checks whole documents.
const tag = '@long'

/**
 * Loads a page and checks it, in a viewport as high as the page: axe measures only the part of a target that the bar at the
 * bottom of the screen does not cover.
 */
async function checkPage(shop: ShopPage, path: string, name = path): Promise<void> {
  await shop.page.goto(path)
  await shop.waitForHydration()
  const viewport = shop.page.viewportSize()!
  const height = await shop.page.evaluate(() => document.documentElement.scrollHeight)
  await shop.page.setViewportSize({ ...viewport, height })
  expect(await findViolations(shop.page), name).toEqual([])
  await shop.page.setViewportSize(viewport)
}

test(
  'the catalogue and the cart have no accessibility violations',
  { tag },
  async ({ page, shop, catalogue, cart }) => {
    test.slow()
    const garment = await catalogue.garment()
    const carpet = await catalogue.carpet()
    await checkPage(shop, shop.path('Home'))
    await checkPage(shop, catalogue.categoryPath(categoryIds.dryCleaning))
    await checkPage(shop, garment.path)
    await checkPage(shop, carpet.path)
    await checkPage(
      shop,
      shop.path('CategorySearch', {
        categoria: shop.language === 'es' ? 'tintoreria' : 'dry-cleaning',
        search: 'zzzzz',
      }),
    )
    await checkPage(shop, shop.path('Carrito'), 'empty cart')
    await cart.seedOne(garment, 2)
    await page.goto(shop.path('Carrito'))
    await expect(cart.line(garment)).toBeVisible()
    expect(await findViolations(page), 'filled cart').toEqual([])
  },
)

test('public forms have no accessibility violations', { tag }, async ({ page, shop, browserErrors, t }) => {
  test.slow()
  browserErrors.expect(/console error: Failed to load resource: .*404/)
  await checkPage(shop, shop.path('Login'))
  await checkPage(shop, shop.path('Register'))
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await findViolations(page), 'registration with errors').toEqual([])
  await shop.navigate('Contact')
  await page.getByRole('button', { name: t('contact:submit') }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  expect(await findViolations(page), 'contact form with errors').toEqual([])
  await checkPage(shop, shop.path('PeticionEnviadaBusiness'))
  await checkPage(shop, shop.path('NotFound'))
})

test(
  'customer screens have no accessibility violations',
  { tag },
  async ({ page, shop, catalogue, cart, account, schedule, checkout, payment, orders, browserErrors, t }) => {
    test.slow()
    browserErrors.expect(/Failed to load resource: .*402/)
    await account.createByApi({ address: homeInMadrid })
    await cart.seedOne(await catalogue.garment(), 2)
    await shop.navigate('Checkout')
    await schedule.chooseBoth()
    expect(await findViolations(page), 'checkout').toEqual([])
    await checkout.place()
    await expect(payment.holder).toBeVisible()
    expect(await findViolations(page), 'payment').toEqual([])
    await payment.pay(cards.declined)
    await payment.closeDeclineDialog('card', t('payment:declined.declined'))
    expect(await findViolations(page), 'declined payment').toEqual([])
    await payment.pay(cards.accepted)
    const locator = await payment.waitForConfirmation()
    expect(await findViolations(page), 'thanks').toEqual([])
    await shop.navigate('Orders')
    await expect(orders.card(locator)).toBeVisible()
    expect(await findViolations(page), 'orders').toEqual([])
    await orders.open(locator)
    await expect(page.getByRole('region', { name: t('orders:detail.status') })).toBeVisible()
    expect(await findViolations(page), 'order').toEqual([])
  },
)

test('the log-in dialog and the form of an address have no accessibility violations', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  t,
}) => {
  const garment = await catalogue.garment()
  await cart.seedOne(garment, 2)
  await page.goto(shop.path('Carrito'))
  await expect(cart.line(garment)).toBeVisible()
  await cart.confirm()
  await expect(page.getByRole('dialog', { name: t('account:login.dialogTitle') })).toBeVisible()
  expect(await findViolations(page), 'login dialog').toEqual([])
  await account.createByApi({ address: homeInMadrid })
  await shop.navigate('AddAddress')
  await expect(account.field('street')).toBeVisible()
  expect(await findViolations(page), 'add address').toEqual([])
})

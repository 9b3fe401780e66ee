import { cartCookie } from '@colada/domain/cart/cart-cookie'
import type { Page } from '@playwright/test'
import { couponCookie, orderDraftCookie, signedInCookie } from '#storefront/platform/store/cookies.ts'
import { homeInMadrid } from '../support/account.ts'
import { runOps } from '../support/ops.ts'
import { expect, test } from '../support/test.ts'

/** The query of a link that opens store mode at Sagrada Família. */
async function linkFor(email: string): Promise<string> {
  const { output } = await runOps('store-link', '47', email)
  return new URL(output.trim().split('\n').at(-1)!).search
}

async function cookiesOf(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name)
}

test('a link opens store mode once, for its store and customer', async ({
  page,
  shop,
  account,
  browserErrors,
  t,
}) => {
  await account.createByApi({ signedIn: false })
  const { firstName, lastName, email } = account.person
  const search = await linkFor(email)
  const home = shop.path('Home')

  await page.goto(`${home}${search}`)
  const banner = page.getByRole('region', { name: t('shell:mode.label') })
  const text = t('store:banner.text', {
    store: 'Barcelona Sagrada Família',
    customer: `${firstName} ${lastName}`,
  })
  await expect(banner).toContainText(text)
  expect(new URL(page.url()).search).toBe('')
  // The counter of the back office: another address, which the test does not open.
  await expect(banner.getByRole('link', { name: t('store:banner.switchCustomer') })).toHaveAttribute(
    'href',
    /\/counter$/,
  )

  // The end of the session loads Home anew.
  const loaded = page.waitForEvent('load')
  await banner.getByRole('button', { name: t('store:banner.finish') }).click()
  await loaded
  await expect(banner).toHaveCount(0)

  browserErrors.expect(/403/)
  await page.goto(`${home}${search}`)
  await expect(page.getByText('ERROR MODO TIENDA').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await expect(banner).toHaveCount(0)
})

test('a link opens store mode for a guest', async ({ page, shop, account, t }) => {
  const { firstName, lastName, email, phone } = account.person
  const { alias, street, number, postalCode, city } = homeInMadrid
  await shop.post('/users/anonymous', {
    full_name: `${firstName} ${lastName}`,
    email,
    email_confirmation: email,
    phone,
    aceptarTyC: 1,
    address: { alias, address_line1: street, address_line2: number, cp: postalCode, city },
  })
  await account.logOutByApi()
  const search = await linkFor(email)
  expect(search).toContain('guest_id=')
  await page.goto(`${shop.path('Home')}${search}`)
  const customer = `${firstName} ${lastName}`
  await expect(page.getByRole('region', { name: t('shell:mode.label') })).toContainText(
    t('store:banner.text', { store: 'Barcelona Sagrada Família', customer }),
  )
  expect(new URL(page.url()).search).toBe('')
})

test('staff order for a customer beyond the limits of customers, unpaid @smoke', async ({
  page,
  shop,
  account,
  catalogue,
  cart,
  schedule,
  browserErrors,
  t,
}) => {
  await account.createByApi({ address: homeInMadrid, signedIn: false })
  await page.goto(`${shop.path('Home')}${await linkFor(account.person.email)}`)
  const banner = page.getByRole('region', { name: t('shell:mode.label') })
  await expect(banner).toBeVisible()
  // Nothing is counted, so nobody is asked.
  await expect(page.getByRole('button', { name: t('shell:consent.accept') })).toBeHidden()
  if (!shop.isPhone)
    await expect(page.getByRole('link', { name: t('shell:user.orders') }).first()).toBeVisible()

  const carpet = await catalogue.carpet()
  await catalogue.open(carpet)
  await catalogue.addMeasured(carpet, 350, 200)
  await cart.open(1)
  await expect(cart.line(carpet)).toContainText('350 × 200 cm')
  await cart.confirm()
  await shop.waitForRoute('Checkout')
  // The first hour of today: customers book two hours ahead.
  await schedule.days('pickup').first().check()
  await schedule.freeHours('pickup').first().check()
  await schedule.choose('delivery')
  await page.getByRole('radio', { name: t('store:pay.unpaid') }).check()
  await page.getByRole('button', { name: new RegExp(t('store:pay.unpaidButton', { amount: '.+' })) }).click()

  const done = shop.path('PagoRealizadoWashrockero', { id: 'ID' }).replace('ID', '\\d+')
  await page.waitForURL(new RegExp(`${done}$`))
  await expect(page.getByText(t('store:done.unpaid'), { exact: true })).toBeVisible()
  const locator = page.getByRole('link', { name: t('store:done.order') })
  await expect(locator).toHaveAttribute('href', /\/orders\/[A-Z\d]{7}$/)
  const { pathname } = new URL(page.url())

  await page
    .getByRole('main')
    .getByRole('button', { name: t('store:done.finish') })
    .click()
  await page.waitForURL((url) => url.pathname === shop.path('Home') && url.search === '')
  await shop.waitForHydration()
  await expect(banner).toHaveCount(0)
  const left = await cookiesOf(page)
  for (const name of [signedInCookie, cartCookie.name, couponCookie, orderDraftCookie])
    expect(left).not.toContain(name)

  // Everybody else has no such page.
  browserErrors.expect(/404/)
  await page.goto(pathname)
  await expect(page.getByRole('heading', { name: t('shell:notFound.title') })).toBeVisible()
})

test('staff register a customer without a password or an e-mail address', async ({
  page,
  shop,
  account,
  t,
}) => {
  await account.createByApi({ signedIn: false })
  await page.goto(`${shop.path('Home')}${await linkFor(account.person.email)}`)
  const banner = page.getByRole('region', { name: t('shell:mode.label') })
  await banner.getByRole('link', { name: t('store:banner.register') }).click()
  await shop.waitForRoute('Register')
  await account.field('firstName').fill('Lola')
  await account.field('lastName').fill('Vega')
  await account.field('phone').fill('600123457')
  await expect(account.password).toHaveCount(0)
  await page.getByRole('checkbox', { name: t('account:fields.termsName') }).check()
  await page.getByRole('button', { name: t('account:register.submit') }).click()
  await shop.waitForRoute('RegistroCorrectoAddAddress')
  await expect(banner).toContainText('Lola Vega')
})

import type { Page } from '@playwright/test'
import { findStoredItem, type StorageArea } from '#storefront/platform/privacy/stored-items.ts'
import { themeKey } from '#storefront/platform/store/storage-keys.ts'
import { homeInMadrid } from '../support/account.ts'
import { expect, test } from '../support/test.ts'

interface Stored {
  readonly area: StorageArea
  readonly name: string
  /** Seconds from now, of a cookie that outlives the browser. */
  readonly lifetimeS?: number
}

/** Every cookie, storage key and cache that the browser holds for the page. */
async function readBrowser(page: Page): Promise<Stored[]> {
  const cookies = await page.context().cookies()
  // Afterwards: a cookie set in between would seem to live too long.
  const nowS = Date.now() / 1000
  const keysOf = (area: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]), area)
  const inArea = async (area: 'localStorage' | 'sessionStorage') =>
    (await keysOf(area)).map((name) => ({ area, name }))
  return [
    ...cookies.map(({ name, expires }) => ({
      area: 'cookie' as const,
      name,
      ...(expires > 0 && { lifetimeS: expires - nowS }),
    })),
    ...(await inArea('localStorage')),
    ...(await inArea('sessionStorage')),
    ...(await page.evaluate(() => caches.keys())).map((name) => ({ area: 'cacheStorage' as const, name })),
  ]
}

/** Items that the registry does not have, or that live longer than it states. */
const undocumented = (stored: readonly Stored[]) =>
  stored.filter(({ area, name, lifetimeS }) => {
    const item = findStoredItem(area, name)
    if (!item) return true
    if (lifetimeS === undefined) return false
    if (typeof item.lifetime === 'string') return true
    const seconds = 'days' in item.lifetime ? item.lifetime.days * 86_400 : item.lifetime.minutes * 60
    return lifetimeS > seconds
  })

test('stores nothing but the necessary before a decision', async ({ page, shop, catalogue, cart }) => {
  await shop.navigate('Home')
  expect(await readBrowser(page)).toEqual([])

  await catalogue.open(await catalogue.garment())
  await catalogue.add(await catalogue.garment())
  await cart.open(1)
  const stored = await readBrowser(page)
  expect(stored.map(({ name }) => name)).toContain('colada_cart')
  expect(stored.filter(({ area, name }) => findStoredItem(area, name)?.kind !== 'necessary')).toEqual([])
})

test('remembers a theme that the visitor chose, without consent', async ({ page, shop, t }) => {
  await shop.navigate('Home')
  if (shop.isPhone) await page.getByRole('button', { name: t('shell:menuButton') }).click()
  else await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: t('shell:theme.highContrast') }).click()
  await shop.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'high-contrast')
})

test('stores only documented items on the way to a payment', async ({
  page,
  shop,
  catalogue,
  cart,
  account,
  newCustomer,
  t,
}) => {
  await shop.navigate('Home')
  await page.getByRole('button', { name: t('shell:consent.accept') }).click()
  if (shop.isPhone) await page.getByRole('button', { name: t('shell:menuButton') }).click()
  await page.getByRole('radio', { name: t('shell:theme.dark') }).click()
  if (shop.isPhone) await page.keyboard.press('Escape')
  await account.createByApi({ address: homeInMadrid, signedIn: false })
  await shop.navigate('Login')
  await account.logIn()
  await shop.waitForRoute('Home')
  await catalogue.open(await catalogue.garment())
  await catalogue.add(await catalogue.garment())
  await cart.open(1)
  expect(undocumented(await readBrowser(page))).toEqual([])

  await newCustomer.openNextCheckout()
  expect(undocumented(await readBrowser(page))).toEqual([])
  await newCustomer.openNextPayment()
  const stored = await readBrowser(page)
  expect(undocumented(stored)).toEqual([])
  expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(['colada_session', themeKey]))
})

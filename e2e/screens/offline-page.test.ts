import { routePath } from '@colada/domain/routes/route-path'
import { otherLanguage } from '@colada/domain/wire/language'
import { findStoredItem } from '#storefront/platform/privacy/stored-items.ts'
import { expect, test } from '../support/test.ts'
import { createTranslate } from '../support/translate.ts'

test.use({ serviceWorkers: 'allow' })

test('shows the offline page for a navigation without a network, and the page asked for once it is back', async ({
  page,
  context,
  shop,
  language,
  t,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/)
  await shop.navigate('Home')
  // Resolves once the worker is active.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const caching = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
    return { names, urls: (await Promise.all(caching)).flat().map((url) => new URL(url).pathname) }
  })
  expect(stored.urls.toSorted()).toEqual(['/en/offline', '/offline'])
  expect(stored.names.filter((name) => !findStoredItem('cacheStorage', name))).toEqual([])

  await context.setOffline(true)
  const other = otherLanguage(language)
  // In a page of its own: with an emulated network Chromium may report `online` while one offline page replaces another,
  // which reloads the first.
  const otherPage = await context.newPage()
  await otherPage.goto(routePath(other, 'Home'))
  const title = createTranslate(other)('shell:offline.title')
  await expect(otherPage.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await otherPage.close()

  await page.goto(shop.path('Promotions'))
  const heading = page.getByRole('heading', { level: 1, name: t('shell:offline.title') })
  await expect(heading).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.getByRole('link', { name: t('shell:retry') }).click()
  await expect(heading).toBeVisible()

  await context.setOffline(false)
  await expect(heading).toBeHidden()
  await shop.waitForRoute('Promotions')
})

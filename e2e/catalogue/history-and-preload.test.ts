import { categoryIds } from '@colada/domain/catalogue/category'
import type { Page } from '@playwright/test'
import { subFilters } from '#storefront/features/catalogue/sub-filters.ts'
import { expect, test } from '../support/test.ts'

/** Records the paths of all requests from now on. */
function recordRequests(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return { paths, clear: () => paths.splice(0) }
}

/** Records whether `main` becomes busy from now on. */
const recordBusyState = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { waited?: boolean }
    seen.waited = false
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy="true"]')) seen.waited = true
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
const wasBusy = (page: Page) =>
  page.evaluate(() => (window as unknown as { waited?: boolean }).waited ?? null)

test('restores page, filter and scroll position on back and forward without requests', async ({
  page,
  shop,
  catalogue,
  language,
  t,
}) => {
  const { word, label } = subFilters.get(categoryIds.dryCleaning)![language][1]!
  const category = catalogue.categoryPath(categoryIds.dryCleaning)
  await page.goto(category)
  await shop.waitForHydration()
  const bar = page.getByRole('navigation', {
    name: t('catalogue:subFilters', { category: t(`shell:category.${categoryIds.dryCleaning}`) }),
  })
  const productsLoaded = page.waitForResponse((response) => response.url().includes('/api/products'))
  await bar.getByRole('link', { name: label }).click()
  await page.waitForURL(`${category}/query=${word}&`)
  await productsLoaded
  await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
  const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  const last = found.last().getByRole('link')
  const title = await last.textContent()
  await last.scrollIntoViewIfNeeded()
  const scrollTop = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const { paths } = recordRequests(page)
  await recordBusyState(page)
  await page.goBack()
  await expect(page).toHaveURL(`${category}/query=${word}&`)
  await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), scrollTop)).toBeLessThan(3)
  await page.goBack()
  await expect(page).toHaveURL(category)
  await expect(bar.getByRole('link', { name: t('catalogue:everything') })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  // Chromium reports cached scripts and images as requests.
  expect(paths.filter((path) => !/^\/(pictures\/|assets\/|favicon)/.test(path))).toEqual([])
  expect(await wasBusy(page)).toBe(false)
})

test('shows a progress bar during a slow navigation', async ({ page, shop, catalogue }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.data?*', async (route) => {
    await released
    await route.continue()
  })
  const garment = await catalogue.garment()
  await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
  await shop.waitForHydration()
  /** Whether the progress bar at the top of the window is visible. */
  const isProgressVisible = () =>
    page.evaluate(() => {
      const container = document.querySelector('#main')!.parentElement!
      return getComputedStyle(container, '::before').visibility === 'visible'
    })
  expect(await isProgressVisible()).toBe(false)
  await page.getByRole('link', { name: garment.title, exact: true }).click()
  await expect.poll(isProgressVisible).toBe(true)
  release()
  await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
  await expect.poll(isProgressVisible).toBe(false)
})

for (const event of ['mouseenter', 'focus', 'touchstart'] as const) {
  test(
    `preloads a link on ${event} once`,
    { tag: event === 'touchstart' ? '@phone' : '@desk' },
    async ({ page, shop, catalogue }) => {
      const garment = await catalogue.garment()
      await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
      await shop.waitForHydration()
      const { paths, clear } = recordRequests(page)
      /** Scripts of the product page loaded from the network; cached ones have no transfer size. */
      const productScripts = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(
              ({ name, transferSize }) => transferSize > 0 && /\/assets\/product-[\w-]{8}\.js$/.test(name),
            )
            .map(({ name }) => name),
        )
      const link = page.getByRole('link', { name: garment.title, exact: true })
      expect(await productScripts()).toEqual([])
      if (event === 'mouseenter') await link.hover()
      else if (event === 'focus') await link.focus()
      else await link.dispatchEvent('touchstart')
      await expect.poll(productScripts).not.toEqual([])
      // The first interaction loads the catalogue.
      await page.mouse.move(3, 3)
      await expect.poll(() => paths.filter((path) => path === '/api/products')).toHaveLength(1)
      await page.waitForLoadState('networkidle')
      clear()
      // A second hover and the click cause no requests.
      await link.click()
      await page.waitForURL(garment.path)
      await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
      expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
      const loaded = await productScripts()
      expect(loaded, 'each script is loaded once').toEqual([...new Set(loaded)])
    },
  )
}

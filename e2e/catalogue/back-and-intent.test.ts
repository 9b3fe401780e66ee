import { categoryIds } from '@colada/domain/catalogue/category'
import type { Page } from '@playwright/test'
import { subFilters } from '#storefront/features/catalogue/sub-filters.ts'
import { expect, test } from '../support/test.ts'

/** What a page asks for from now on, by path. */
function listen(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return { asked, forget: () => asked.splice(0) }
}

/** Notes whether anything that waits is shown from now on. */
const watchWaiting = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { waited?: boolean }
    seen.waited = false
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy="true"]')) seen.waited = true
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
const hasWaited = (page: Page) =>
  page.evaluate(() => (window as unknown as { waited?: boolean }).waited ?? null)

test('back and forward bring page, filter and place at once, and ask for nothing', async ({
  page,
  shop,
  catalogue,
  language,
  t,
}) => {
  const { word, label } = subFilters.get(categoryIds.dryCleaning)![language][1]!
  const category = catalogue.categoryPath(categoryIds.dryCleaning)
  await page.goto(category)
  await shop.alive()
  const bar = page.getByRole('navigation', {
    name: t('catalogue:subFilters', { category: t(`shell:category.${categoryIds.dryCleaning}`) }),
  })
  const brought = page.waitForResponse((answer) => answer.url().includes('/api/products'))
  await bar.getByRole('link', { name: label }).click()
  await page.waitForURL(`${category}/query=${word}&`)
  await brought
  await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
  const found = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })
  const last = found.last().getByRole('link')
  const title = await last.textContent()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  // What comes late beside a product is asked for once.
  await page.waitForLoadState('networkidle')

  const { asked } = listen(page)
  await watchWaiting(page)
  await page.goBack()
  await expect(page).toHaveURL(`${category}/query=${word}&`)
  await expect(bar.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThan(3)
  await page.goBack()
  await expect(page).toHaveURL(category)
  await expect(bar.getByRole('link', { name: t('catalogue:everything') })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  // Scripts and pictures come from the browser's own shelf, which Chromium reports like any other request.
  expect(asked.filter((path) => !/^\/(pictures\/|assets\/|favicon)/.test(path))).toEqual([])
  expect(await hasWaited(page)).toBe(false)
})

test('a page that takes long to come shows that it is on its way', async ({ page, shop, catalogue }) => {
  const patience = 1500
  await page.route('**/api/products**', async (route) => {
    await new Promise((done) => setTimeout(done, patience))
    await route.continue()
  })
  const garment = await catalogue.garment()
  await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
  await shop.alive()
  /** Whether the line at the head of the window is to be seen. */
  const line = () =>
    page.evaluate(() => {
      const page = document.querySelector('#main')!.parentElement!
      return getComputedStyle(page, '::before').visibility === 'visible'
    })
  expect(await line()).toBe(false)
  await page.getByRole('link', { name: garment.title, exact: true }).click()
  await expect.poll(line).toBe(true)
  await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
  await expect.poll(line).toBe(false)
})

for (const sign of ['mouseenter', 'focus', 'touchstart'] as const) {
  test(
    `a link that is meant (${sign}) starts to load, and is not loaded again`,
    { tag: sign === 'touchstart' ? '@phone' : '@desk' },
    async ({ page, shop, catalogue }) => {
      const garment = await catalogue.garment()
      await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
      await shop.alive()
      const { asked, forget } = listen(page)
      /** Scripts of a product's page that came over the line; the browser's own shelf transfers nothing. */
      const ofProduct = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(
              ({ name, transferSize }) => transferSize > 0 && /\/assets\/product-[\w-]{8}\.js$/.test(name),
            )
            .map(({ name }) => name),
        )
      const link = page.getByRole('link', { name: garment.title, exact: true })
      expect(await ofProduct()).toEqual([])
      if (sign === 'mouseenter') await link.hover()
      else if (sign === 'focus') await link.focus()
      else await link.dispatchEvent('touchstart')
      await expect.poll(ofProduct).not.toEqual([])
      // The catalogue comes with the first sign of life; a press then waits for nobody.
      await page.mouse.move(3, 3)
      await expect.poll(() => asked.filter((path) => path === '/api/products')).toHaveLength(1)
      await page.waitForLoadState('networkidle')
      forget()
      // The pointer left it; meant again, it asks for nothing.
      await link.click()
      await page.waitForURL(garment.path)
      await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
      expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
      const came = await ofProduct()
      expect(came, 'nothing comes twice').toEqual([...new Set(came)])
    },
  )
}

import { type BudgetedScreen, overBudget } from '#scripts/bench/budgets.ts'
import { remember } from '#scripts/bench/screens.ts'
import { weighPage } from '#scripts/bench/weigh.ts'
import { expect, test } from '../support/test.ts'

/*
 * Gate for the weight of first visits (ADR 3): without the late store, the chunks by who runs them or the late views
 * one of these screens is over its budget. Measured with a browser that has never been here.
 */
test(
  'a first visit stays within its budget, still and silent',
  { tag: '@phone' },
  async ({ browser, contextOptions, baseURL, catalogue, shop }) => {
    const screens: Record<BudgetedScreen, string> = {
      ...(await catalogue.firstScreens()),
      filledCart: shop.path('Carrito'),
      login: shop.path('Login'),
    }
    const problems: string[] = []
    for (const [screen, path] of Object.entries(screens) as [BudgetedScreen, string][]) {
      const context = await browser.newContext(contextOptions)
      await remember(context, screen, baseURL!)
      problems.push(...overBudget(screen, await weighPage(await context.newPage(), baseURL + path)))
      await context.close()
    }
    expect(problems).toEqual([])
  },
)

/** Without `startAfterPaint` a phone's line carries scripts before it carries fonts and pictures. */
test('no script is asked for before everything of the first view is there', async ({ page, shop }) => {
  await shop.navigate('Home')
  const { loaded, asked } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(loaded)
})

const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })

/** Without `isBelow` a phone lays out and paints the whole page before it answers. */
test.describe('before anything runs', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is laid out as far as it is looked at', async ({ page, shop }) => {
    await page.goto(shop.path('Home'))
    const foot = page.locator('footer')
    expect(await foot.evaluate(isLaidOut)).toBe(false)
    await foot.scrollIntoViewIfNeeded()
    await expect.poll(() => foot.evaluate(isLaidOut)).toBe(true)
  })

  test('nobody is asked what they could not answer', async ({ page, shop, t }) => {
    await page.goto(shop.path('Home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t('shell:consent.title'))).toBeHidden()
  })
})

/** Without `layOutRest` going back to a place far below would miss it. */
test('a page that has come to life is laid out whole', async ({ page, shop }) => {
  await shop.navigate('Home')
  await expect(page.locator('html[data-whole]')).toBeAttached()
  expect(await page.locator('footer').evaluate(isLaidOut)).toBe(true)
})

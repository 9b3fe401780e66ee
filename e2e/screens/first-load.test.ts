import { findBudgetViolations } from '#bench/budgets.ts'
import { addScreenCookies, type MeasuredScreen } from '#bench/screens.ts'
import { weighPage } from '#bench/weigh.ts'
import { expect, test } from '../support/test.ts'

/* Budgets of a first visit (docs/decisions/0003), without cookies and cache. */
test(
  'stays within the budgets on a first visit, without layout shift or third parties',
  { tag: '@phone' },
  async ({ browser, contextOptions, baseURL, catalogue, shop }) => {
    const screens: Record<MeasuredScreen, string> = {
      ...(await catalogue.landingPaths()),
      filledCart: shop.path('Carrito'),
      login: shop.path('Login'),
    }
    const problems: string[] = []
    for (const [screen, path] of Object.entries(screens) as [MeasuredScreen, string][]) {
      const context = await browser.newContext({ ...contextOptions, serviceWorkers: 'allow' })
      await addScreenCookies(context, screen, baseURL!)
      problems.push(...findBudgetViolations(screen, await weighPage(await context.newPage(), baseURL + path)))
      await context.close()
    }
    expect(problems).toEqual([])
  },
)

/** `ScriptsAfterPaint` delays the scripts until the fonts and images of the first view are loaded. */
test('requests scripts after the load event', async ({ page, shop }) => {
  await shop.navigate('Home')
  const { loaded, requestedAt } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    requestedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(requestedAt.length).toBeGreaterThan(0)
  expect(Math.min(...requestedAt)).toBeGreaterThanOrEqual(loaded)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('hides the cookie banner', async ({ page, shop, t }) => {
    await page.goto(shop.path('Home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t('shell:consent.text'))).toBeHidden()
  })
})

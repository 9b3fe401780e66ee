import { type BudgetedScreen, overBudget } from '#scripts/bench/budgets.ts'
import { remember } from '#scripts/bench/screens.ts'
import { weighPage } from '#scripts/bench/weigh.ts'
import { expect, test } from '../support/test.ts'

/* Budgets of first visits (docs/decisions/0003), measured in a browser without cookies or cache. */
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

/** Without `ScriptsAfterPaint` scripts are loaded ahead of the fonts and pictures of the first view. */
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

test.describe('before anything runs', () => {
  test.use({ javaScriptEnabled: false })

  test('nobody is asked what they could not answer', async ({ page, shop, t }) => {
    await page.goto(shop.path('Home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(t('shell:consent.title'))).toBeHidden()
  })
})

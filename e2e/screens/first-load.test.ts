import { categoryIds } from '@colada/domain/catalogue/category'
import { type BudgetedScreen, overBudget } from '../../scripts/bench/budgets.ts'
import { remember } from '../../scripts/bench/screens.ts'
import { weighPage } from '../../scripts/bench/weigh.ts'
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
      home: shop.path('Home'),
      category: catalogue.categoryPath(categoryIds.dryCleaning),
      product: (await catalogue.garment()).path,
      cart: shop.path('Carrito'),
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
test('no script is asked for before the first view is painted', async ({ page, shop }) => {
  await shop.navigate('Home')
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(0)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

import { ensureBrowser } from '../scripts/browser.ts'
import type { Benchmark } from './bench.ts'
import { findBudgetViolations } from './budgets.ts'
import type { MeasuredScreen } from './screens.ts'
import { weighScreens } from './weigh.ts'

/** Page weight of first visits in a real browser, with the budgets they exceed. */
export const bytes: Benchmark = {
  title: 'bytes of a first visit, gzip (fonts uncompressed)',
  measure: async (bench) => {
    const weights = await weighScreens(bench.shop.url, await ensureBrowser())
    const rows = Object.entries(weights).map(([screen, { errors, ...weight }]) => {
      const problems = findBudgetViolations(screen as MeasuredScreen, { ...weight, errors })
      return [screen, { ...weight, errors: errors.length, 'over budget': problems.join('; ') }] as const
    })
    return { rows: Object.fromEntries(rows) }
  },
}

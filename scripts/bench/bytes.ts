import { ensureBrowser } from '../browser.ts'
import type { Part } from './bench.ts'
import { type BudgetedScreen, overBudget } from './budgets.ts'
import { weigh } from './weigh.ts'

/** What a first visit weighs in a real browser, and where that is more than it may. */
export const bytes: Part = {
  title: 'bytes of a first visit, gzip (fonts as they are)',
  measure: async (bench) => {
    const weights = await weigh(bench.shop.url, await ensureBrowser())
    const rows = Object.entries(weights).map(([screen, { complaints, ...weight }]) => {
      const problems = overBudget(screen as BudgetedScreen, { ...weight, complaints })
      return [
        screen,
        { ...weight, complaints: complaints.length, 'over budget': problems.join('; ') },
      ] as const
    })
    return { rows: Object.fromEntries(rows) }
  },
}

import type { Weight } from './weigh.ts'

/** What a first visit may cost. */
export interface Budget {
  /** Bytes of JavaScript after gzip. */
  readonly javascript: number
  /** Bytes of everything but pictures: scripts, style and document after gzip, fonts as they are. */
  readonly bytes: number
  /** Requests that are not for pictures. */
  readonly lean: number
}

const publicPage: Budget = { javascript: 185_000, bytes: 242_000, lean: 30 }

/**
 * Budgets by screen, and the only place for these figures. A filled cart and the log-in also load RTK Query and the
 * schemas of its endpoints; their budgets are the current figures.
 */
export const budgets = {
  home: publicPage,
  category: publicPage,
  product: publicPage,
  cart: publicPage,
  filledCart: { javascript: 228_000, bytes: 277_000, lean: 58 },
  login: { javascript: 235_000, bytes: 284_000, lean: 39 },
} as const satisfies Record<string, Budget>

export type BudgetedScreen = keyof typeof budgets

/** What is wrong with a first visit, in words for a person; nothing when it is as it should be. */
export function overBudget(screen: BudgetedScreen, weight: Weight): string[] {
  const budget: Budget = budgets[screen]
  const bytes = weight.javascript + weight.css + weight.html + weight.fonts
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    ...(weight.javascript > budget.javascript
      ? [`${kilobytes(weight.javascript)} of JavaScript, ${kilobytes(budget.javascript)} allowed`]
      : []),
    ...(bytes > budget.bytes
      ? [`${kilobytes(bytes)} of everything but pictures, ${kilobytes(budget.bytes)} allowed`]
      : []),
    ...(weight.lean > budget.lean
      ? [`${weight.lean} requests without pictures, ${budget.lean} allowed`]
      : []),
    ...(weight.shift > 0 ? [`moves by ${weight.shift / 1000}`] : []),
    ...weight.complaints,
  ].map((problem) => `${screen}: ${problem}`)
}

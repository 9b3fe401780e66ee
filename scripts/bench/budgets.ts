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

const publicPage: Budget = { javascript: 138_000, bytes: 182_000, lean: 12 }

/**
 * Budgets by screen, and the only place for these figures. The first pages are held to what every shop should reach;
 * a filled cart and the log-in bring the store and the calls at once, and are held to what they cost today.
 */
export const budgets = {
  home: publicPage,
  category: publicPage,
  product: publicPage,
  cart: publicPage,
  filledCart: { javascript: 200_500, bytes: 256_000, lean: 34 },
  login: { javascript: 207_000, bytes: 260_000, lean: 23 },
} as const satisfies Record<string, Budget>

export type BudgetedScreen = keyof typeof budgets

/**
 * How many components of the library a screen may load without using them. Where most visits begin there are none; elsewhere
 * one may travel with what is shown, where a file of a few hundred characters would be a request more.
 */
export const needlessComponents: Readonly<Record<string, number>> & { readonly others: number } = {
  'screens/home.tsx': 0,
  'screens/category.tsx': 0,
  'screens/product.tsx': 0,
  'screens/cart.tsx': 0,
  'screens/not-found.tsx': 0,
  'root.tsx': 0,
  others: 1,
}

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

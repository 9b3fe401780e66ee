import type { Weight } from './weigh.ts'

/** What a first visit may cost. */
export interface Budget {
  /** Bytes of JavaScript after gzip. */
  readonly javascript: number
  /** Requests that are not for pictures. */
  readonly lean: number
}

const publicPage: Budget = { javascript: 140_000, lean: 12 }

/**
 * Budgets by screen, and the only place for these figures. The first pages are held to what every shop should reach;
 * a filled cart and the log-in bring the store and the calls at once, and are held to what they cost today.
 */
export const budgets = {
  home: publicPage,
  category: publicPage,
  product: publicPage,
  cart: { javascript: 140_000, lean: 16 },
  filledCart: { javascript: 202_000, lean: 35 },
  login: { javascript: 210_000, lean: 25 },
} as const satisfies Record<string, Budget>

export type BudgetedScreen = keyof typeof budgets

/**
 * How many components of the library a screen may load without using them: those that travel with what it uses because
 * a file of their own would cost more requests than they weigh. What every page runs holds a few that the first screens
 * share, so that these stay within their twelve requests; the orders share their list of pages with a category.
 */
export const needlessComponents: Readonly<Record<string, number>> & { readonly others: number } = {
  'screens/home.tsx': 2,
  'screens/category.tsx': 2,
  'screens/product.tsx': 3,
  'screens/checkout.tsx': 5,
  'screens/orders.tsx': 16,
  'screens/checkout-direct.tsx': 10,
  'screens/blog.tsx': 10,
  'screens/edit-address.tsx': 8,
  'screens/not-found.tsx': 8,
  'root.tsx': 8,
  others: 7,
}

/** What is wrong with a first visit, in words for a person; nothing when it is as it should be. */
export function overBudget(screen: BudgetedScreen, weight: Weight): string[] {
  const budget: Budget = budgets[screen]
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    ...(weight.javascript > budget.javascript
      ? [`${kilobytes(weight.javascript)} of JavaScript, ${kilobytes(budget.javascript)} allowed`]
      : []),
    ...(weight.lean > budget.lean
      ? [`${weight.lean} requests without pictures, ${budget.lean} allowed`]
      : []),
    ...(weight.shift > 0 ? [`moves by ${weight.shift / 1000}`] : []),
    ...weight.complaints,
  ].map((problem) => `${screen}: ${problem}`)
}

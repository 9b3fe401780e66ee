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
 * the cart and the log-in bring the store, the words and the calls at once, and are held to what they cost today.
 */
export const budgets = {
  home: publicPage,
  category: publicPage,
  product: publicPage,
  cart: { javascript: 202_000, lean: 40 },
  login: { javascript: 235_000, lean: 36 },
} as const satisfies Record<string, Budget>

export type BudgetedScreen = keyof typeof budgets

/**
 * How many components of the library a screen may load without using them: those that travel in a chunk with what it
 * uses. Home and a category load none; what every screen shares holds a grid and the list of categories, which the first
 * ones show and most others do without.
 */
export const needlessComponents: Readonly<Record<string, number>> & { readonly others: number } = {
  'screens/home.tsx': 0,
  'screens/category.tsx': 0,
  // For one small part of the product's chunk, or of the category's.
  'screens/checkout.tsx': 16,
  'screens/checkout-direct.tsx': 15,
  'screens/orders.tsx': 11,
  // For what it shares with a category, and for what stands in cards of products.
  'screens/cart.tsx': 9,
  'screens/blog.tsx': 8,
  'screens/not-found.tsx': 6,
  'root.tsx': 6,
  others: 4,
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

import type { Weight } from './weigh.ts'

/** What a first visit may cost. */
export interface Budget {
  /** Bytes of JavaScript after gzip. */
  readonly javascript: number
  /** Requests that are not for pictures. */
  readonly lean: number
}

const publicPage: Budget = { javascript: 138_000, lean: 12 }

/**
 * Budgets by screen, and the only place for these figures. The first pages are held to what every shop should reach;
 * a filled cart and the log-in bring the store and the calls at once, and are held to what they cost today.
 */
export const budgets = {
  home: publicPage,
  category: publicPage,
  product: publicPage,
  cart: { javascript: 138_000, lean: 16 },
  filledCart: { javascript: 200_000, lean: 35 },
  login: { javascript: 207_000, lean: 25 },
} as const satisfies Record<string, Budget>

export type BudgetedScreen = keyof typeof budgets

/**
 * How many components of the library a screen may load without using them. A home, a category, a product and every page that
 * is not there load none; elsewhere they travel with what a product or a cart shows, which have no request left for a
 * file that holds a few hundred characters: a product's folded text shares `Prose` with the blog, `Hidden` with
 * the orders and `TextButton` with the checkout, a cart its `Sidebar` with what follows it.
 */
export const needlessComponents: Readonly<Record<string, number>> & { readonly others: number } = {
  'screens/home.tsx': 0,
  'screens/category.tsx': 0,
  'screens/product.tsx': 0,
  'screens/not-found.tsx': 0,
  'root.tsx': 0,
  'screens/orders.tsx': 4,
  'screens/blog.tsx': 3,
  'screens/checkout.tsx': 3,
  'screens/login.tsx': 2,
  'screens/register.tsx': 2,
  others: 1,
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

import type { MeasuredScreen } from './screens.ts'
import type { PageWeight } from './weigh.ts'

/** Limits for a first visit. */
export interface Budget {
  /** Bytes of JavaScript after gzip. */
  readonly javascript: number
  /** Bytes without images: scripts, styles and document after gzip, fonts uncompressed. */
  readonly bytes: number
  readonly nonImageRequests: number
}

/**
 * Of the JavaScript, 9.5 kB are the router's manifest of all routes. Requesting parts of it (`routeDiscovery: lazy`) would
 * save them and break the hydration of pages (docs/decisions/0020).
 */
const publicPage: Budget = { javascript: 201_400, bytes: 262_300, nonImageRequests: 30 }

/**
 * Budgets by screen, and the only place for these figures. A filled cart also loads RTK Query and the schemas of
 * its endpoints, the log-in a form with its library; their budgets are the current figures.
 */
export const budgets = {
  home: publicPage,
  category: publicPage,
  product: publicPage,
  cart: publicPage,
  filledCart: { javascript: 248_700, bytes: 302_500, nonImageRequests: 65 },
  login: { javascript: 228_000, bytes: 282_000, nonImageRequests: 47 },
} as const satisfies Record<MeasuredScreen, Budget>

/** Returns the limits that a first visit exceeds, its layout shifts and errors. */
export function findBudgetViolations(screen: MeasuredScreen, weight: PageWeight): string[] {
  const budget: Budget = budgets[screen]
  const bytes = weight.javascript + weight.css + weight.html + weight.fonts
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    ...(weight.javascript > budget.javascript
      ? [`${kilobytes(weight.javascript)} of JavaScript, ${kilobytes(budget.javascript)} allowed`]
      : []),
    ...(bytes > budget.bytes
      ? [`${kilobytes(bytes)} without images, ${kilobytes(budget.bytes)} allowed`]
      : []),
    ...(weight.nonImageRequests > budget.nonImageRequests
      ? [`${weight.nonImageRequests} requests without images, ${budget.nonImageRequests} allowed`]
      : []),
    ...(weight.shift > 0 ? [`layout shift ${weight.shift / 1000}`] : []),
    ...weight.errors,
  ].map((problem) => `${screen}: ${problem}`)
}

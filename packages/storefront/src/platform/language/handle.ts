import type { Namespace } from './messages.ts'

/** What a route may export as `handle`. */
export interface RouteHandle {
  /** Namespaces of the messages that the route shows at once; loaded before hydration. */
  readonly namespaces: readonly Namespace[]
  /** Help of a public route: `line` for a form or a part of a purchase, `none` for a page with the ways to reach the shop. */
  readonly help?: 'line' | 'none'
}

import type { Namespace } from './messages.ts'

/** What a route may export as `handle`. */
export interface RouteHandle {
  /** Namespaces of the messages that the route shows at once; loaded before hydration. */
  readonly namespaces: readonly Namespace[]
}

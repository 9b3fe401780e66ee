import { CHECKOUT_DELAY_MS, type EventName, PAGE_VISIT_DELAY_MS } from '@colada/domain/analytics/event'
import type { RouteName } from '@colada/domain/routes/paths'
import { isAnyOf } from '@reduxjs/toolkit'
import { matchRoute } from '../../platform/routes/paths.ts'
import { addAppListener } from '../../platform/store/listeners.ts'
import { pageOpened, pageShown } from '../../platform/store/page-actions.ts'
import type { AppStore } from '../../platform/store/store.ts'
import type { Count } from './counted-event.ts'

/** An event of a visit, after a time on the page. */
interface VisitEvent {
  readonly name: EventName
  readonly afterMs: number
}

const checkouts: readonly (RouteName | undefined)[] = ['Checkout', 'CheckoutDirect', 'PurchasePacks']

/** The events of a visit in their order. */
function visitEvents(pathname: string): VisitEvent[] {
  const route = matchRoute(pathname)?.name
  return [
    ...(route === 'ProductPage' ? [{ name: 'product' as const, afterMs: 0 }] : []),
    ...(checkouts.includes(route) ? [{ name: 'checkout' as const, afterMs: CHECKOUT_DELAY_MS }] : []),
    { name: 'page', afterMs: PAGE_VISIT_DELAY_MS },
  ]
}

/** Counts each visit of a page once it has been visible for a time; while it is hidden no time passes. */
export function countVisits(store: AppStore, count: Count): void {
  let events: VisitEvent[] = []
  store.dispatch(
    addAppListener({
      matcher: isAnyOf(pageOpened, pageShown),
      effect: async (action, { cancelActiveListeners, delay }) => {
        cancelActiveListeners()
        if (pageOpened.match(action)) events = visitEvents(action.payload)
        let elapsedMs = 0
        for (let event = events[0]; event; event = events[0]) {
          await delay(event.afterMs - elapsedMs)
          // `pageShown` starts the wait again.
          if (document.visibilityState === 'hidden') return
          elapsedMs = event.afterMs
          events.shift()
          count(event.name)
        }
      },
    }),
  )
}

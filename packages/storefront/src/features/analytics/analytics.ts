import { toEuros } from '@colada/domain/money/money'
import { isKindAllowed, onConsentDecision } from '../../platform/privacy/consent.ts'
import { pageOpened } from '../../platform/store/page-actions.ts'
import type { RootState } from '../../platform/store/root-reducer.ts'
import { selectStaff } from '../../platform/store/session-slice.ts'
import type { AppStore } from '../../platform/store/store.ts'
import { countActions } from './count-actions.ts'
import { countVisits } from './count-visits.ts'
import { type Count, describePage } from './counted-event.ts'
import { createEventQueue } from './event-queue.ts'

/** Whether events may be counted: the visitor allows it, and the shop is not in store mode (spec 000 §6). */
const isAnalyticsAllowed = (state: RootState): boolean => isKindAllowed('performance') && !selectStaff(state)

/** Counts the events of a page until it is left. Each is checked: the visitor may withdraw the consent at any time. */
export function startAnalytics(store: AppStore): void {
  const queue = createEventQueue(() => isAnalyticsAllowed(store.getState()))
  const count: Count = (name, value) =>
    queue.add({
      name,
      ...describePage(name, location.pathname),
      ...(value !== undefined && { value: toEuros(value) }),
    })
  onConsentDecision(queue.flush)
  addEventListener('pagehide', queue.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush()
  })
  countActions(store, count)
  countVisits(store, count)
  store.dispatch(pageOpened(location.pathname))
}

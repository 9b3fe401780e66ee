import { runWhenIdle } from '@colada/client/browser/idle'
import { isKindAllowed, onConsentDecision } from '../../platform/privacy/consent.ts'
import type { AppStore } from '../../platform/store/store.ts'

/** Starts counting events once the visitor allows it; its code is imported then, when the browser is idle. */
export function startAnalyticsWhenAllowed(store: AppStore): void {
  const start = () => {
    if (!isKindAllowed('performance')) return
    unsubscribe()
    runWhenIdle(() => {
      // Without a connection nothing is counted.
      void import('./analytics.ts').then(
        ({ startAnalytics }) => startAnalytics(store),
        () => undefined,
      )
    })
  }
  const unsubscribe = onConsentDecision(start)
  start()
}

import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithRetry } from '../platform/browser/lazy-with-retry.ts'

const ConsentDialog = lazyWithRetry(() => import('./consent-dialog.tsx'))

/** The cookie settings, loaded when they are opened: the element to render, and a function that opens it. */
export function useConsentDialog(): readonly [dialog: ReactNode, open: () => void] {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const dialog = (
    <Suspense fallback={null}>
      {state !== 'never' && (
        <ConsentDialog
          open={state === 'open'}
          onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
        />
      )}
    </Suspense>
  )
  return [dialog, () => setState('open')]
}

import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { Suspense } from 'react'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../../platform/store/session-slice.ts'

const LoginDialog = lazyWithRetry(() => import('./login-dialog.tsx'))

export interface SessionExpiredDialogProps {
  /** Called when the customer closes the dialog without a log-in. */
  readonly onLeave: () => void
}

/**
 * Asks for a new log-in once the API has ended the session. The screen keeps its state, and failed requests are sent
 * again after the log-in (spec 000 §2, Checkout).
 */
export function SessionExpiredDialog({ onLeave }: SessionExpiredDialogProps) {
  const expired = useAppSelector(selectSessionExpired)
  if (!expired) return null
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open
        reason="expired"
        onOpenChange={(open) => !open && onLeave()}
        onSignedIn={() => undefined}
      />
    </Suspense>
  )
}

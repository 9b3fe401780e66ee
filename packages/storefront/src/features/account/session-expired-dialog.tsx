import { Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'

const LoginDialog = lazyWithRetry(() => import('./login-dialog.tsx'))

export interface SessionExpiredDialogProps {
  readonly registerHref: string
  /** The customer would rather not log in again: the screen cannot stay. */
  readonly onLeave: () => void
}

/**
 * Over a customer's screen: asks to log in again once the API has ended the session. The screen under it keeps
 * everything, and what failed is asked anew after the log-in (spec 000 §2, Checkout).
 */
export function SessionExpiredDialog({ registerHref, onLeave }: SessionExpiredDialogProps) {
  const expired = useAppSelector(selectSessionExpired)
  if (!expired) return null
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open
        reason="expired"
        registerHref={registerHref}
        onOpenChange={(open) => !open && onLeave()}
        onSignedIn={() => undefined}
      />
    </Suspense>
  )
}

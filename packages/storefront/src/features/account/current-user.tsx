import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import type { User } from '@colada/domain/account/user'
import { type ReactNode, Suspense } from 'react'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'

const LoadedUser = lazyWithRetry(() => import('./loaded-user.tsx'))

interface Props {
  /** Rendered for visitors, and on the server. */
  readonly anonymous: ReactNode
  /** Rendered while the user is loading. */
  readonly loading?: ReactNode
  readonly children: (me: User) => ReactNode
}

/** Renders what depends on the signed-in user. Visitors do not load the code that fetches the user. */
export function CurrentUser({ anonymous, loading = null, children }: Props) {
  const signedIn = useAppSelector(selectSignedIn)
  if (!signedIn) return anonymous
  return (
    <Suspense fallback={loading}>
      <LoadedUser fallback={loading}>{children}</LoadedUser>
    </Suspense>
  )
}

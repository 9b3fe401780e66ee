import type { User } from '@colada/domain/account/user'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'

const LoadedUser = lazyWithRetry(() => import('./loaded-user.tsx'))

interface Props {
  /** What visitors see. */
  readonly anonymous: ReactNode
  /** What stands there while it is not yet known which customer it is. */
  readonly loading?: ReactNode
  readonly children: (me: User) => ReactNode
}

/** A part that depends on who is signed in. Documents show it as to a visitor, whom nothing more is brought for. */
export function CurrentUser({ anonymous, loading = null, children }: Props) {
  const signedIn = useAppSelector(selectSignedIn)
  if (!signedIn) return anonymous
  return (
    <Suspense fallback={loading}>
      <LoadedUser fallback={loading}>{children}</LoadedUser>
    </Suspense>
  )
}

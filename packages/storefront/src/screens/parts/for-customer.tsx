import type { User } from '@colada/domain/account/user'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../platform/browser/lazy-with-retry.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { selectSignedIn } from '../../platform/store/session-slice.ts'

const KnownCustomer = lazyWithRetry(() => import('./known-customer.tsx'))

interface Props {
  /** What visitors see. */
  readonly visitor: ReactNode
  /** What stands there while it is not yet known which customer it is. */
  readonly waiting?: ReactNode
  readonly children: (me: User) => ReactNode
}

/** A part that depends on who is signed in. Documents show it as to a visitor, whom nothing more is brought for. */
export function ForCustomer({ visitor, waiting = null, children }: Props) {
  const signedIn = useAppSelector(selectSignedIn)
  if (!signedIn) return visitor
  return (
    <Suspense fallback={waiting}>
      <KnownCustomer fallback={waiting}>{children}</KnownCustomer>
    </Suspense>
  )
}

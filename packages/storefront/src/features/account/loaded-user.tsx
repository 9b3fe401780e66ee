import type { User } from '@colada/domain/account/user'
import type { ReactNode } from 'react'
import { useMeQuery } from './endpoints.ts'

interface Props {
  /** Until it is known who is there, and where it cannot be. */
  readonly fallback: ReactNode
  readonly children: (me: User) => ReactNode
}

/** Shows what depends on who is signed in. Default export: only a session needs it. */
export default function LoadedUser({ fallback, children }: Props) {
  const { data: me } = useMeQuery()
  return me ? children(me) : fallback
}

import type { User } from '@colada/domain/account/user'
import type { ReactNode } from 'react'
import { useMeQuery } from './endpoints.ts'

interface Props {
  /** Rendered until the user is loaded, and when that fails. */
  readonly fallback: ReactNode
  readonly children: (me: User) => ReactNode
}

/** Fetches the signed-in user. Loaded lazily, since only sessions need it. */
export default function LoadedUser({ fallback, children }: Props) {
  const { data: me } = useMeQuery()
  return me ? children(me) : fallback
}

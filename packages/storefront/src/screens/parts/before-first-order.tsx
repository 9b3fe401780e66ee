import type { ReactNode } from 'react'
import { useMeQuery } from '../../features/account/endpoints.ts'

/** Shows something to customers who have not ordered yet. Default export: only a session needs it. */
export default function BeforeFirstOrder({ children }: { children: ReactNode }) {
  const { data: me } = useMeQuery()
  return me?.hasOrders === false ? children : null
}

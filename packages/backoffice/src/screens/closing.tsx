import { orderTakingRoles } from '@colada/domain/staff/rights'
import { useSearchParams } from 'react-router-dom'
import { ClosingView } from '../features/drawer/closing-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the drawer is loaded by its query. */
export const clientLoader = () => null

export default function Closing() {
  const [search] = useSearchParams()
  const drawer = Number(search.get('drawer'))
  return <ClosingView key={drawer} drawerId={drawer} />
}

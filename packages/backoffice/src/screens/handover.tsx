import { orderTakingRoles } from '@colada/domain/staff/rights'
import { useParams } from 'react-router-dom'
import { HandoverView } from '../features/orders/handover-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the order is loaded by its query. */
export const clientLoader = () => null

export default function Handover() {
  const { locator = '' } = useParams()
  return <HandoverView key={locator} locator={locator} />
}

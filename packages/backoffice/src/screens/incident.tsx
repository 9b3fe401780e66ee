import { orderTakingRoles } from '@colada/domain/staff/rights'
import { useParams } from 'react-router-dom'
import { ClaimView } from '../features/claims/claim-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** Middleware runs for routes with a loader; the claim is loaded by its query. */
export const clientLoader = () => null

export default function Incident() {
  const { id = '' } = useParams()
  return <ClaimView key={id} id={Number(id)} />
}

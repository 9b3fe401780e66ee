import { decidingRoles } from '@colada/domain/staff/rights'
import { useParams } from 'react-router-dom'
import { WithdrawalView } from '../features/withdrawals/withdrawal-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(decidingRoles)]

/** Middleware runs for routes with a loader; the withdrawal is loaded by its query. */
export const clientLoader = () => null

export default function Withdrawal() {
  const id = Number(useParams().id)
  return <WithdrawalView key={id} id={id} />
}

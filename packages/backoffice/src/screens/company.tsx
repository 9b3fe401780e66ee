import { useParams } from 'react-router-dom'
import { CompanyView } from '../features/business/company-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(['operations'])]

/** Middleware runs for routes with a loader; the account is loaded by its query. */
export const clientLoader = () => null

export default function Company() {
  const { id } = useParams()
  return <CompanyView userId={Number(id)} />
}

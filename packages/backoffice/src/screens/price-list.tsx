import { useParams } from 'react-router-dom'
import { PriceListView } from '../features/business/price-lists/price-list-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(['operations'])]

/** Middleware runs for routes with a loader; the list is loaded by its query. */
export const clientLoader = () => null

export default function PriceList() {
  const { id } = useParams()
  return <PriceListView id={Number(id)} />
}

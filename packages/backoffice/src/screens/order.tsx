import { orderReaderRoles } from '@colada/domain/staff/rights'
import { useParams } from 'react-router-dom'
import { OrderView } from '../features/orders/order-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderReaderRoles)]

/** Middleware runs for routes with a loader; the order is loaded by its query. */
export const clientLoader = () => null

export default function Order() {
  const { locator = '' } = useParams()
  return <OrderView locator={locator} />
}

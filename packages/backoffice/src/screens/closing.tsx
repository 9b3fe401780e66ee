import { orderTakingRoles } from '@colada/domain/staff/rights'
import { type ClientLoaderFunctionArgs, redirect, useSearchParams } from 'react-router-dom'
import { ClosingView } from '../features/drawer/closing-view.tsx'
import { requireRole } from '../platform/session/require-role.ts'

export const clientMiddleware = [requireRole(orderTakingRoles)]

/** The address names the drawer to close, which is chosen among all of them. */
export const clientLoader = ({ request }: Pick<ClientLoaderFunctionArgs, 'request'>) =>
  new URL(request.url).searchParams.has('drawer') ? null : redirect('/drawer')

export default function Closing() {
  const [search] = useSearchParams()
  const drawer = Number(search.get('drawer'))
  return <ClosingView key={drawer} drawerId={drawer} />
}

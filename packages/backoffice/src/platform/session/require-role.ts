import type { Role } from '@colada/domain/wire/access'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { data, type MiddlewareFunction, redirect } from 'react-router-dom'
import { loginPath } from '../paths.ts'
import { storeContext } from '../store.ts'
import { sessionMarker } from './marker.ts'
import { meApi } from './me.ts'

/**
 * Client middleware of a screen: it asks for a log-in without a session, and shows that a role is missing without one of the
 * roles. It only spares requests: the API decides who may do what.
 */
export function requireRole(roles: readonly Role[]): MiddlewareFunction {
  return async ({ request, context }, next) => {
    const { pathname, search } = new URL(request.url)
    if (sessionMarker() === undefined) throw redirect(loginPath(pathname + search))
    const { dispatch } = context.get(storeContext)
    const query = dispatch(meApi.endpoints.me.initiate(undefined, { subscribe: false }))
    const { data: me } = await query
    if (sessionMarker() === undefined) throw redirect(loginPath(pathname + search))
    // Without an answer the screen shows its own error, with a retry.
    if (me && !me.roles.some((role) => roles.includes(role))) throw data(null, statusCodes.staffOnly.http)
    return next()
  }
}

import { useNavigate } from 'react-router-dom'
import { mapRoutes } from './map-routes.ts'
import { matchesRoute } from './paths.ts'
import type { RouteName } from './route-table.ts'

/** Routes with a Content-Security-Policy of their own, which applies to a document: it allows a card provider, Facebook, or maps. */
const policyRoutes: readonly RouteName[] = ['Payment', 'LoginFacebook', ...mapRoutes]

/** Whether a path needs a document request: it is a feed, or a page with a policy of its own (trust 7). */
export function needsDocument(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.endsWith('.xml') || policyRoutes.some((name) => matchesRoute(name, pathname))
}

/** Navigates to a path of the shop, by the router where possible. */
export function useGoTo(): (path: string, options?: { replace?: boolean; state?: object }) => void {
  const navigate = useNavigate()
  return (path, options) => {
    if (needsDocument(path)) location[options?.replace ? 'replace' : 'assign'](path)
    else void navigate(path, options)
  }
}

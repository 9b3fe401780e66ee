import type { RouteName } from '@colada/domain/routes/paths'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAppStore } from '../store/hooks.ts'
import { selectUrlParams } from '../store/visit-slice.ts'
import { mapRoutes } from './map-routes.ts'
import { matchRoute, pathTest } from './paths.ts'

/** Routes with a Content-Security-Policy of their own, which applies to a document: it allows a card provider, Facebook, or maps. */
const policyRoutes: readonly RouteName[] = ['Payment', 'LoginFacebook', ...mapRoutes]
const isOfPolicyRoute = pathTest(policyRoutes)

/** Whether a path needs a document request: it is a feed, or a page with a policy of its own (trust 7). */
export function needsDocument(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  if (pathname.endsWith('.xml')) return true
  if (!isOfPolicyRoute(pathname)) return false
  // The page of a city without a store matches the pattern of the other cities, too.
  const name = matchRoute(pathname)?.name
  return name !== undefined && policyRoutes.includes(name)
}

/** A path with the campaign parameters of the visit, which are in memory only and end with the document. */
export function withUrlParams(path: string, urlParams: string): string {
  if (urlParams === '' || path.endsWith('.xml')) return path
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/.exec(path) ?? []
  return `${before}${before.includes('?') ? '&' : '?'}${urlParams}${hash}`
}

type GoTo = (path: string, options?: { replace?: boolean; state?: object }) => void

/**
 * Navigation to a path of the shop, by the router where possible.
 *
 * @returns The same function in every rendering, so that effects can depend on it.
 */
export function useGoTo(): GoTo {
  const navigate = useNavigate()
  const store = useAppStore()
  return useCallback<GoTo>(
    (path, options) => {
      if (needsDocument(path)) {
        const target = withUrlParams(path, selectUrlParams(store.getState()))
        location[options?.replace ? 'replace' : 'assign'](target)
      } else void navigate(path, options)
    },
    [navigate, store],
  )
}

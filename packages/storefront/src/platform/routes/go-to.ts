import { useNavigate } from 'react-router-dom'
import { matchesRoute } from './paths.ts'

/**
 * Whether a path needs a document request: a feed is no page, and the payment page has a Content-Security-Policy of its own, which
 * allows the card provider, and a policy applies to a document (trust 7).
 */
export function needsDocument(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/)
  return pathname.endsWith('.xml') || matchesRoute('Payment', pathname)
}

/** Navigates to a path of the shop, by the router where possible. */
export function useGoTo(): (path: string, options?: { replace?: boolean; state?: object }) => void {
  const navigate = useNavigate()
  return (path, options) => {
    if (needsDocument(path)) location.assign(path)
    else void navigate(path, options)
  }
}

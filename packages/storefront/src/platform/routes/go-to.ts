import { useNavigate } from 'react-router-dom'
import { matchesRoute } from './paths.ts'

/**
 * Whether a route needs a document request: the payment page has a Content-Security-Policy of its own, which
 * allows the card provider, and a policy applies to a document (trust 7).
 */
export function needsDocument(path: string): boolean {
  return matchesRoute('Payment', path.split(/[?#]/)[0] ?? '')
}

/** Navigates to a path of the shop, by the router where possible. */
export function useGoTo(): (path: string, options?: { replace?: boolean; state?: object }) => void {
  const navigate = useNavigate()
  return (path, options) => {
    if (needsDocument(path)) location.assign(path)
    else void navigate(path, options)
  }
}

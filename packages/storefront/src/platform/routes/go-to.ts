import { useNavigate } from 'react-router-dom'
import { namesRoute } from './paths.ts'

/**
 * Whether a route must be entered by loading its document: the payment's policy lets the card provider in, and
 * a policy comes with a document only (trust 7).
 */
export function needsDocument(path: string): boolean {
  return namesRoute('Payment', path.split(/[?#]/)[0] ?? '')
}

/** Goes to an address of the shop, by the router where it may. */
export function useGoTo(): (path: string, options?: { replace?: boolean; state?: object }) => void {
  const navigate = useNavigate()
  return (path, options) => {
    if (needsDocument(path)) location.assign(path)
    else void navigate(path, options)
  }
}

import { useLanguage } from '@colada/client/language/use-language'
import type { RouteName } from '@colada/domain/routes/paths'
import { routePath } from '@colada/domain/routes/route-path'
import { useSearchParams } from 'react-router-dom'
import { useGoTo } from '../../../platform/routes/go-to.ts'
import { returnPath } from '../../../platform/routes/guards.ts'
import { matchRoute } from '../../../platform/routes/paths.ts'
import { useAppSelector } from '../../../platform/store/hooks.ts'
import { selectCartSize } from '../../cart/cart-slice.ts'

/** Routes on which a visitor logs in: they are not returned to. */
const loginRoutes: ReadonlySet<RouteName> = new Set(['Login', 'LoginFacebook'] as const)

const canReturnTo = (path: string): boolean => {
  const match = matchRoute(path.split(/[?#]/)[0] ?? '')
  return match !== null && !loginRoutes.has(match.name)
}

/** Leads from a log-in to the page that asked for it, else to a filled cart, else to Home. */
export function useAfterLogin(): () => void {
  const language = useLanguage()
  const [search] = useSearchParams()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  const goTo = useGoTo()
  const fallback = routePath(language, isCartFilled ? 'Carrito' : 'Home')
  return () => goTo(returnPath(search, canReturnTo, fallback), { replace: true })
}

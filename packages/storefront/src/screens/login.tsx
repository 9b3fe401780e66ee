import { useSearchParams } from 'react-router-dom'
import { LoginForm } from '../features/account/login-form.tsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/language/use-language.ts'
import { useGoTo } from '../platform/routes/go-to.ts'
import { returnPath } from '../platform/routes/guards.ts'
import { matchRoute, routePath } from '../platform/routes/paths.ts'
import { selectCartSize } from '../platform/store/cart-slice.ts'
import { useAppSelector } from '../platform/store/hooks.ts'
import { FormScreen } from '../shell/form-screen.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account'] }

const isRoute = (path: string) => matchRoute(path.split(/[?#]/)[0] ?? '') !== null

/** Log-in. Leads to the requested page, else to a filled cart, else to Home. */
export default function LoginScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const [search] = useSearchParams()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  const goTo = useGoTo()
  const next = returnPath(search, isRoute, routePath(language, isCartFilled ? 'Carrito' : 'Home'))
  return (
    <FormScreen
      title={t('account:login.title')}
      description={t('account:login.description')}
      intro={t('account:login.intro')}
      fields={2}
      listed
    >
      <LoginForm onSignedIn={() => goTo(next, { replace: true })} />
    </FormScreen>
  )
}

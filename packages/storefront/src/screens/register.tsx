import { RegisterForm } from '../features/account/register-form.tsx'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/language/use-language.ts'
import { notify } from '../platform/notices/notices.ts'
import { useGoTo } from '../platform/routes/go-to.ts'
import { routePath } from '../platform/routes/paths.ts'
import { selectCartSize } from '../platform/store/cart-slice.ts'
import { useAppSelector } from '../platform/store/hooks.ts'
import { FormScreen } from '../shell/form-screen.tsx'
import type { RouteHandle } from '../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['account'] }

/** Private registration (spec 000 §5). Leads to a filled cart, else to the form for a first address. */
export default function RegisterScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  const goTo = useGoTo()

  const leave = () => {
    notify({ key: 'account:register.thanks', tone: 'success' })
    const next = isCartFilled ? 'RegistroCorrectoCarrito' : 'RegistroCorrectoAddAddress'
    goTo(routePath(language, next), { replace: true })
  }

  return (
    <FormScreen
      title={t('account:register.title')}
      description={t('account:register.description')}
      intro={t('account:register.intro')}
      fields={7}
      listed
    >
      <RegisterForm
        loginHref={routePath(language, 'Login')}
        termsHref={routePath(language, 'Terms')}
        onRegistered={leave}
      />
    </FormScreen>
  )
}

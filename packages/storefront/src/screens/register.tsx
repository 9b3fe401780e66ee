import { RegisterForm } from '../features/account/register-form.tsx'
import { useWords } from '../platform/language/words.tsx'
import { notify } from '../platform/notices/notices.ts'
import { useGoTo } from '../platform/routes/go-to.ts'
import { routePath } from '../platform/routes/paths.ts'
import { selectCartSize } from '../platform/store/cart-state.ts'
import { useAppSelector } from '../platform/store/hooks.ts'
import { FormScreen } from './parts/form-screen.tsx'

/** Private registration (spec 000 §5): on to the cart when it holds something, else to a first address. */
export default function RegisterScreen() {
  const { t, language } = useWords()
  const filled = useAppSelector(selectCartSize) > 0
  const goTo = useGoTo()

  const welcome = () => {
    notify({ key: 'account:register.thanks', tone: 'success' })
    const next = filled ? 'RegistroCorrectoCarrito' : 'RegistroCorrectoAddAddress'
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
        onRegistered={welcome}
      />
    </FormScreen>
  )
}

import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { AddressEditor } from '../../features/account/addresses/address-editor.tsx'
import { SessionExpiredDialog } from '../../features/account/login/session-expired-dialog.tsx'
import { selectCartSize } from '../../features/cart/cart-slice.ts'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { matchRoute } from '../../platform/routes/paths.ts'
import { useAppSelector } from '../../platform/store/hooks.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'
import { FormScreen } from '../../shell/form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'] }

/** Adds an address, then leads to a filled cart, otherwise back (spec 000 §2, Address). */
export default function AddAddressScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { pathname, key } = useLocation()
  const isCartFilled = useAppSelector(selectCartSize) > 0
  const goTo = useGoTo()
  const navigate = useNavigate()
  const isFirst = matchRoute(pathname)?.name === 'RegistroCorrectoAddAddress'
  // After a registration the previous page is closed to customers; after a page load there is none.
  const back = () => {
    if (isFirst) goTo(routePath(language, 'Home'))
    else if (key === 'default') goTo(routePath(language, 'Profile'))
    else void navigate(-1)
  }

  // Right after a registration the address comes first.
  const Screen = isFirst ? FormScreen : AccountFormScreen
  return (
    <Screen
      title={t('account:address.addTitle')}
      description={t('account:address.addDescription')}
      intro={t(isFirst ? 'account:address.welcome' : 'account:address.addIntro')}
      fields={5}
    >
      <AddressEditor
        onSaved={() => {
          notify({ key: 'account:address.added', tone: 'success', duration: 'snackbar', page: 'next' })
          if (isCartFilled) goTo(routePath(language, 'Carrito'), { replace: true })
          else back()
        }}
        cancel={{ label: t(isFirst ? 'account:address.later' : 'account:address.cancel'), onCancel: back }}
      />
      <SessionExpiredDialog onLeave={() => goTo(routePath(language, 'Login'))} />
    </Screen>
  )
}

import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EditAddress } from '../../features/account/addresses/edit-address.tsx'
import { SessionExpiredDialog } from '../../features/account/login/session-expired-dialog.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['account', 'common'] }

/** Edits an address of the customer. */
export default function EditAddressScreen() {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const { id } = useParams()
  const goTo = useGoTo()
  const navigate = useNavigate()
  const { key } = useLocation()
  const profile = routePath(language, 'Profile')
  // After a page load there is no previous page.
  const back = () => (key === 'default' ? goTo(profile) : void navigate(-1))
  return (
    <AccountFormScreen
      title={t('account:address.editTitle')}
      intro={t('account:address.addIntro')}
      fields={5}
    >
      <EditAddress
        id={Number(id)}
        onUnknown={() => goTo(profile, { replace: true })}
        onSaved={() => {
          notify({ key: 'account:address.added', tone: 'success', duration: 'snackbar', page: 'next' })
          back()
        }}
        cancel={{ label: t('account:address.cancel'), onCancel: back }}
      />
      <SessionExpiredDialog onLeave={() => goTo(routePath(language, 'Login'))} />
    </AccountFormScreen>
  )
}

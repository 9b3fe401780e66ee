import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { useTranslation } from 'react-i18next'
import { useMeQuery } from '../../features/account/endpoints.ts'
import { ChangePasswordForm } from '../../features/account/profile/change-password-form.tsx'
import { NoPassword } from '../../features/account/profile/no-password.tsx'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'

/** The form of the password, or the link that sets the first one. */
export function ChangePassword() {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const goTo = useGoTo()
  const leave = () => {
    notify({ key: 'profile:password.changed', tone: 'success', page: 'next' })
    goTo(routePath(language, 'Profile'))
  }
  return (
    <QueryView
      query={useMeQuery()}
      loadingLabel={t('profile:loading')}
      rows={4}
      failedTitle={t('profile:failed')}
    >
      {({ email, hasPassword }) =>
        hasPassword ? <ChangePasswordForm email={email} onChanged={leave} /> : <NoPassword email={email} />
      }
    </QueryView>
  )
}

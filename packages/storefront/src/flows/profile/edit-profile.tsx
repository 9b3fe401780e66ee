import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { routePath } from '@colada/domain/routes/route-path'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useMeQuery } from '../../features/account/endpoints.ts'
import type { EditFormProps } from '../../features/account/profile/edit-user-form.tsx'
import { notify } from '../../platform/notices/notices.ts'
import { useGoTo } from '../../platform/routes/go-to.ts'

interface Props {
  readonly kind: 'private' | 'business'
  readonly form: ComponentType<EditFormProps>
}

/** The edit form with the customer's data. Each kind of customer has its own form and route (spec 000 §6). */
export function EditProfile({ kind, form: Form }: Props) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const goTo = useGoTo()

  const leave = ({ pendingEmail }: User) => {
    notify({
      ...(pendingEmail === ''
        ? { key: 'profile:edit.saved', duration: 'snackbar' }
        : { key: 'profile:edit.savedMail', params: { email: pendingEmail } }),
      tone: 'success',
      page: 'next',
    })
    goTo(routePath(language, 'Profile'))
  }

  return (
    <QueryView
      query={useMeQuery()}
      loadingLabel={t('profile:loading')}
      rows={7}
      failedTitle={t('profile:failed')}
    >
      {(me) =>
        me.isBusiness === (kind === 'business') ? (
          <Form me={me} onSaved={leave} />
        ) : (
          <Navigate to={routePath(language, me.isBusiness ? 'EditUserB2B' : 'EditUser')} replace />
        )
      }
    </QueryView>
  )
}

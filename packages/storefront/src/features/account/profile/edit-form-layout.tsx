import { useLanguage } from '@colada/client/language/use-language'
import { routePath } from '@colada/domain/routes/route-path'
import { RegisterPanel, type RegisterPanelProps } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { CancelLink, SaveButton } from '../form-actions.tsx'
import { LeaveEdit } from './leave-edit.tsx'

type Props = Omit<RegisterPanelProps, 'submit' | 'cancel' | 'alternatives' | 'consents' | 'kind'> & {
  readonly busy: boolean
  readonly isDirty: boolean
  readonly isSaved: () => boolean
}

/** The frame of a form that changes the customer's data: save, or cancel to the profile. */
export function EditFormLayout({ busy, isDirty, isSaved, ...panel }: Props) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  return (
    <>
      <RegisterPanel
        {...panel}
        submit={
          <SaveButton busy={busy} busyLabel={t('profile:edit.busy')}>
            {t('profile:edit.save')}
          </SaveButton>
        }
        cancel={<CancelLink href={routePath(language, 'Profile')}>{t('profile:edit.cancel')}</CancelLink>}
      />
      <LeaveEdit isDirty={isDirty} isSaved={isSaved} />
    </>
  )
}

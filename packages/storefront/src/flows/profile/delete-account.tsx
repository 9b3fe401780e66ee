import type { User } from '@colada/domain/account/user'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { AlertDialog, MessageDialog, TextButton } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDeleteUserMutation } from '../../features/account/profile-endpoints.ts'
import { problemText } from '../../platform/api/problem-text.ts'
import { useLanguage } from '../../platform/language/use-language.ts'
import { notify } from '../../platform/notices/notices.ts'
import { routePath } from '../../platform/routes/paths.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { signedOut } from '../../platform/store/session-slice.ts'
import { useSignOut } from '../../shell/use-sign-out.ts'

/** Deletes the account after two questions: what is deleted and what stays by law, then the last confirmation. */
export function DeleteAccount({ me }: { me: User }) {
  const { t } = useTranslation(['account', 'profile'])
  const language = useLanguage()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useDeleteUserMutation()
  const [step, setStep] = useState<'asks' | 'confirms'>()
  const [refusal, setRefusal] = useState<string>()

  const deleteAccount = async () => {
    const { error } = await send(me.id)
    if (error) return setRefusal(problemText(error, t))
    // The session has ended: `SignedIn` removes the customer's content before its data is cleared.
    await navigate(routePath(language, 'Home'))
    dispatch(signedOut())
    await signOut()
    notify({ key: 'profile:account.deleted', tone: 'success' })
  }

  return (
    <>
      <TextButton tone="danger" standalone disabled={isLoading} onClick={() => setStep('asks')}>
        {t(isLoading ? 'profile:account.deleting' : 'profile:account.delete')}
      </TextButton>
      <AlertDialog
        open={step === 'asks'}
        onOpenChange={(open) => !open && setStep((now) => (now === 'asks' ? undefined : now))}
        tone="danger"
        title={t('profile:account.deleteTitle')}
        description={`${t('profile:account.deleteWhat')} ${t('profile:account.deleteStays', {
          years: serviceTerms.accountingRecordYears,
        })}`}
        cancelLabel={t('profile:account.keep')}
        confirmLabel={t('profile:account.deleteContinue')}
        onConfirm={() => setStep('confirms')}
      />
      <AlertDialog
        open={step === 'confirms'}
        onOpenChange={(open) => !open && setStep((now) => (now === 'confirms' ? undefined : now))}
        tone="danger"
        title={t('profile:account.deleteSureTitle')}
        description={t('profile:account.deleteSure', { email: me.email })}
        cancelLabel={t('profile:account.keep')}
        confirmLabel={t('profile:account.deleteConfirm')}
        onConfirm={() => void deleteAccount()}
      />
      <MessageDialog
        open={refusal !== undefined}
        onClose={() => setRefusal(undefined)}
        title={t('profile:account.notDeleted')}
        description={refusal}
        closeLabel={t('profile:addresses.close')}
      />
    </>
  )
}

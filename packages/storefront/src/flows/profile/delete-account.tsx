import { problemText } from '@colada/client/api/problem-text'
import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { useLanguage } from '@colada/client/language/use-language'
import type { User } from '@colada/domain/account/user'
import { serviceTerms } from '@colada/domain/content/service-terms'
import { routePath } from '@colada/domain/routes/route-path'
import { AlertDialog, MessageDialog, TextButton } from '@colada/ui'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useDeleteUserMutation } from '../../features/account/profile/profile-endpoints.ts'
import { notify } from '../../platform/notices/notices.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { signedOut } from '../../platform/store/session-slice.ts'
import { useSignOut } from '../../shell/use-sign-out.ts'
import { type DeletionCheck, useDeletionCheck } from './use-deletion-check.ts'

const DeletionRefusedDialog = lazyWithRetry(() => import('./deletion-refused-dialog.tsx'))

/**
 * Deletes the account after two questions: what is deleted and what stays by law, then the last confirmation. Orders under
 * way, and what a company owes, are named instead of the first question.
 */
export function DeleteAccount({ me }: { me: User }) {
  const { t } = useTranslation(['common', 'profile'])
  const language = useLanguage()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useDeleteUserMutation()
  const { check, isChecking } = useDeletionCheck(me)
  const [checked, setChecked] = useState<DeletionCheck>({
    openOrders: [],
    debt: null,
    unusedUses: 0,
  })
  const [step, setStep] = useState<'refuses' | 'asks' | 'confirms'>()
  const [refusal, setRefusal] = useState<string>()
  const leave = (left: typeof step) => setStep((now) => (now === left ? undefined : now))

  const ask = async () => {
    const { data, error } = await check()
    if (!data) return setRefusal(problemText(error, t))
    setChecked(data)
    setStep(data.openOrders.length > 0 || data.debt ? 'refuses' : 'asks')
  }

  const deleteAccount = async () => {
    const { error } = await send(me.id)
    if (error) return setRefusal(problemText(error, t))
    // The session has ended: `SignedIn` removes the customer's content before its data is cleared.
    await navigate(routePath(language, 'Home'))
    dispatch(signedOut())
    await signOut()
    notify({ key: 'profile:account.deleted', tone: 'success' })
  }

  const consequences = [
    t('profile:account.deleteWhat'),
    checked.unusedUses > 0 && t('profile:account.deleteUses', { count: checked.unusedUses }),
    t('profile:account.deleteStays', { years: serviceTerms.accountingRecordYears }),
  ]
  const isBusy = isLoading || isChecking
  const action = isLoading ? 'deleting' : isChecking ? 'checking' : 'delete'
  return (
    <>
      <TextButton tone="danger" standalone aria-disabled={isBusy} onClick={() => !isBusy && void ask()}>
        {t(`profile:account.${action}`)}
      </TextButton>
      <Suspense fallback={null}>
        {step === 'refuses' && (
          <DeletionRefusedDialog
            orders={checked.openOrders}
            debt={checked.debt}
            onClose={() => leave('refuses')}
          />
        )}
      </Suspense>
      <AlertDialog
        open={step === 'asks'}
        onOpenChange={(open) => !open && leave('asks')}
        tone="danger"
        title={t('profile:account.deleteTitle')}
        description={consequences.filter(Boolean).join(' ')}
        cancelLabel={t('profile:account.keep')}
        confirmLabel={t('profile:account.deleteContinue')}
        onConfirm={() => setStep('confirms')}
      />
      <AlertDialog
        open={step === 'confirms'}
        onOpenChange={(open) => !open && leave('confirms')}
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

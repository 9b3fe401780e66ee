import { lazyWithRetry } from '@colada/client/browser/lazy-with-retry'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import { company } from '@colada/domain/content/company'
import { Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { WhenVisible } from '../../platform/browser/when-visible.tsx'

const Withdrawal = lazyWithRetry(() => import('./withdrawal-view.tsx'))

/** The online function of the right of withdrawal. Its code is loaded when it is near the viewport. */
export function OnlineWithdrawal() {
  const { t } = useTranslation(['common', 'content'])
  return (
    <>
      <noscript>
        <Text>{t('content:withdrawal.unscripted', { email: company.email })}</Text>
      </noscript>
      <WhenVisible fallback={<FormSkeleton label={t('common:calls.loading')} fields={4} />}>
        <Withdrawal />
      </WhenVisible>
    </>
  )
}

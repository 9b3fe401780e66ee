import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { useTranslation } from 'react-i18next'
import { BusinessAccount } from '../../features/account/business/business-account.tsx'
import { SignedIn } from '../../features/account/signed-in.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'
import { AccountFormScreen } from '../../shell/account-form-screen.tsx'

export const handle: RouteHandle = { namespaces: ['business', 'common'] }

/** Credit, balance and statements of a company. */
export default function BusinessAccountScreen() {
  const { t } = useTranslation('business')
  return (
    <AccountFormScreen title={t('business:title')} intro={t('business:intro')} fields={6}>
      <SignedIn fallback={<RowsSkeleton label={t('business:loading')} rows={6} />}>
        <BusinessAccount />
      </SignedIn>
    </AccountFormScreen>
  )
}

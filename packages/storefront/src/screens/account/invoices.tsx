import { RowsSkeleton } from '@colada/client/api/rows-skeleton'
import { useTranslation } from 'react-i18next'
import { SignedInScreen } from '../../features/account/signed-in.tsx'
import { InvoicesView } from '../../flows/invoices/invoices-view.tsx'
import type { RouteHandle } from '../../platform/language/handle.ts'

export const handle: RouteHandle = { namespaces: ['common', 'invoices'] }

/** The customer's invoices. */
export default function InvoicesScreen() {
  const { t } = useTranslation('invoices')
  return (
    <SignedInScreen
      isAccount
      title={t('invoices:title')}
      fallback={<RowsSkeleton label={t('invoices:loading')} rows={4} />}
    >
      <InvoicesView />
    </SignedInScreen>
  )
}

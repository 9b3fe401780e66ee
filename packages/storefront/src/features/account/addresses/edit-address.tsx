import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import type { Address } from '@colada/domain/account/address'
import { ErrorState, MessageDialog } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useAddressesQuery } from '../endpoints.ts'
import { AddressEditor, type AddressEditorProps } from './address-editor.tsx'

export interface EditAddressProps extends Pick<AddressEditorProps, 'onSaved' | 'cancel'> {
  readonly id: Address['id']
  /** Called when the customer closes the message that the address does not exist. */
  readonly onUnknown: () => void
}

/** Changes one of the customer's addresses, or reports that it does not exist (spec 000 §2, Address). */
export function EditAddress({ id, onUnknown, ...editor }: EditAddressProps) {
  const { t } = useTranslation(['account', 'common'])
  const { data, error, refetch } = useAddressesQuery()
  if (data) {
    const address = data.find((candidate) => candidate.id === id)
    return address ? <AddressEditor {...editor} address={address} /> : <UnknownAddress onClose={onUnknown} />
  }
  if (error) {
    return (
      <ErrorState title={t('account:address.failed')} actions={<RetryButton onRetry={refetch} />}>
        {problemText(error, t)}
      </ErrorState>
    )
  }
  return <FormSkeleton label={t('account:address.loading')} fields={5} />
}

function UnknownAddress({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  return (
    <MessageDialog
      open
      onClose={onClose}
      title={t('account:address.errorTitle')}
      description={t('account:address.lit-noDebesEstarAqui')}
      closeLabel={t('account:address.understood')}
    />
  )
}

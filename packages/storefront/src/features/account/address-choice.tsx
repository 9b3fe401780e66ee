import type { Address } from '@colada/domain/account/address'
import { formatAddressLabel } from '@colada/domain/account/address-rules'
import { AddressSelect, Box, Callout, DialogContent, DialogRoot } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../platform/api/problem-text.ts'
import { RetryButton } from '../../platform/api/retry-button.tsx'
import { AddressEditor } from './address-editor.tsx'
import { useAddressesQuery } from './endpoints.ts'

export interface AddressChoiceProps {
  /** Id of the chosen address; `null` without a choice. */
  readonly value: number | null
  readonly onChoose: (address: Address) => void
  readonly error?: string | undefined
  /** Renders nothing while the customer has no address: another field of the page takes the first one. */
  readonly hidesFirstForm?: boolean
}

/** Selects one of the customer's addresses, or adds one in a dialog, so that the page keeps its state (spec 000 §2, Checkout). */
export function AddressChoice({ value, onChoose, error, hidesFirstForm = false }: AddressChoiceProps) {
  const { t } = useTranslation('account')
  const { data: addresses = [], isLoading, error: problem, refetch } = useAddressesQuery()
  const [adding, setAdding] = useState(false)

  if (problem && addresses.length === 0) {
    return (
      <Callout
        tone="danger"
        live="alert"
        title={t('account:address.failed')}
        actions={<RetryButton onRetry={refetch} />}
      >
        {problemText(problem, t)}
      </Callout>
    )
  }
  const hasNone = !isLoading && addresses.length === 0
  if (hasNone) {
    return hidesFirstForm ? null : (
      <Box surface="sunken" radius="card" padding="md">
        <AddressEditor onSaved={onChoose} />
      </Box>
    )
  }
  return (
    <>
      <AddressSelect
        label={t('account:address.choose')}
        placeholder={t(isLoading ? 'account:address.loading' : 'account:address.choosePlaceholder')}
        newAddressLabel={t('account:address.new')}
        addresses={addresses.map((address) => ({
          id: String(address.id),
          label: formatAddressLabel(address),
        }))}
        value={value === null ? '' : String(value)}
        error={error}
        onChoose={(id) => {
          const chosen = addresses.find((address) => String(address.id) === id)
          if (chosen) onChoose(chosen)
        }}
        onNewAddress={() => setAdding(true)}
      />
      <DialogRoot open={adding} onOpenChange={setAdding}>
        <DialogContent
          title={t('account:address.addTitle')}
          description={t('account:address.addHere')}
          closeLabel={t('account:calls.close')}
        >
          <AddressEditor
            takesFocus
            onSaved={(address) => {
              setAdding(false)
              onChoose(address)
            }}
            cancel={{ label: t('account:address.cancel'), onCancel: () => setAdding(false) }}
          />
        </DialogContent>
      </DialogRoot>
    </>
  )
}

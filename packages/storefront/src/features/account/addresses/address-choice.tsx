import { problemText } from '@colada/client/api/problem-text'
import { RetryButton } from '@colada/client/api/retry-button'
import type { Address } from '@colada/domain/account/address'
import { formatAddressLabel } from '@colada/domain/account/address-rules'
import { AddressSelect, Box, Callout, DialogContent, DialogRoot } from '@colada/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressesQuery } from '../endpoints.ts'
import { AddressEditor } from './address-editor.tsx'

export interface AddressChoiceProps {
  /** Id of the chosen address; `null` without a choice. */
  readonly value: number | null
  readonly onChoose: (address: Address) => void
  /** The form for the first address was sent, or refused. */
  readonly onSending?: (isSending: boolean) => void
  readonly error?: string | undefined
  /** Another field of the page shows the form for the first address. */
  readonly hidesFirstForm?: boolean
}

/** Selects one of the customer's addresses, or adds one in a dialog, so that the page keeps its state (spec 000 §2, Checkout). */
export function AddressChoice(props: AddressChoiceProps) {
  const { value, onChoose, onSending, error, hidesFirstForm = false } = props
  const { t } = useTranslation(['account', 'common'])
  const { data: addresses = [], isLoading, error: problem, refetch } = useAddressesQuery()
  const [adding, setAdding] = useState(false)
  const [sendsFirst, setSendsFirst] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (sendsFirst) select.current?.focus()
  }, [sendsFirst])

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
  const changeSending = (isSending: boolean) => {
    setSendsFirst(isSending)
    onSending?.(isSending)
  }
  const asksFirst = !isLoading && addresses.length === 0 && !hidesFirstForm
  const placeholder = isLoading ? 'loading' : sendsFirst ? 'busy' : 'choosePlaceholder'
  return (
    <>
      {/* In place of the form as soon as it is sent, so that nothing moves when the address arrives. */}
      {(!asksFirst || sendsFirst) && (
        <AddressSelect
          ref={select}
          label={t('account:address.choose')}
          placeholder={t(`account:address.${placeholder}`)}
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
      )}
      {asksFirst && (
        <Box hidden={sendsFirst}>
          <AddressEditor onSaved={onChoose} onSending={changeSending} />
        </Box>
      )}
      <DialogRoot open={adding} onOpenChange={setAdding}>
        <DialogContent
          title={t('account:address.addTitle')}
          description={t('account:address.addHere')}
          closeLabel={t('common:calls.close')}
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

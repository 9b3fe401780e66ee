import { toProblem, problemText } from '@colada/client/api/problem-text'
import {
  errorSummary,
  fieldError,
  setApiFieldErrors,
  setFieldErrors,
} from '@colada/client/forms/field-errors'
import { useSchemaForm } from '@colada/client/forms/use-schema-form'
import type { Address } from '@colada/domain/account/address'
import { fromAddress, type WireAddressFields } from '@colada/domain/account/address-contract'
import { addressForm, type AddressForm as Fields } from '@colada/domain/account/address-rules'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { AddressForm, Button, Checkbox, TextField } from '@colada/ui'
import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useCreateAddressMutation, useUpdateAddressMutation } from '../endpoints.ts'
import { fieldTexts } from '../field-texts.ts'
import { AddressInputs, addressTexts } from './address-inputs.tsx'
import { DriverFields, driverTexts } from './driver-fields.tsx'
import type { AddressPartForm } from './use-address-help.ts'
import { useAliasProposal } from './use-alias-proposal.ts'

export interface AddressEditorProps {
  /** Left out for a new address. */
  readonly address?: Address
  readonly onSaved: (address: Address) => void
  /** The form was sent, or the API has refused it; for a page that hides the form meanwhile. */
  readonly onSending?: (isSending: boolean) => void
  /** Focuses the first field on mount, when the form appears after a click. */
  readonly takesFocus?: boolean
  /** Left out where an address is required. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void }
}

const country = 'España'
const empty: Fields = {
  alias: '',
  address_line1: '',
  address_line2: '',
  cp: '',
  city: '',
  state: '',
  country,
  is_default: 0,
  floor: '',
  door: '',
  entry_code: '',
  driver_note: '',
}
const names = Object.keys(empty) as (keyof Fields)[]
/** The fields that show a rejected address (spec 001 §8, code 205). */
const addressFields = ['cp', 'city', 'state', 'address_line1', 'address_line2', 'alias'] as const

/** Addresses of before have floor and door in fields of their own; the form asks for them with the number. */
const withFloorAndDoor = (address: Required<WireAddressFields>): Required<WireAddressFields> => ({
  ...address,
  address_line2: [address.address_line2, address.floor, address.door].filter(Boolean).join(', '),
  floor: '',
  door: '',
})

/** Adds or changes an address; the hint says whether its postal code is covered. */
export function AddressEditor(props: AddressEditorProps) {
  const { address, onSaved, onSending, takesFocus = false, cancel } = props
  const { t } = useTranslation(['account', 'common'])
  const [create] = useCreateAddressMutation()
  const [update] = useUpdateAddressMutation()
  const [failure, setFailure] = useState<string>()
  const saved: Fields = address ? { ...empty, ...withFloorAndDoor(fromAddress(address)) } : empty
  const form = useSchemaForm(addressForm, { defaultValues: saved })
  const { register, control, handleSubmit, setError, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(() => {
    if (takesFocus) setFocus('cp')
  }, [takesFocus, setFocus])
  useAliasProposal(form, address === undefined)
  const texts = { ...addressTexts(t), alias: fieldTexts(t, 'alias'), ...driverTexts(t) }
  const formId = useId()
  const idOf = (name: keyof typeof texts) => `${formId}-${name}`

  const submit = async (fields: Fields) => {
    setFailure(undefined)
    onSending?.(true)
    const { data, error } = address ? await update({ id: address.id, body: fields }) : await create(fields)
    if (data) return onSaved(data)
    // A hidden field cannot take the focus.
    if (onSending) flushSync(() => onSending(false))
    if (!error || setApiFieldErrors(setError, names, error)) return
    if (toProblem(error).code === statusCodes.addressRefused.code) {
      setFieldErrors(setError, addressFields, problemText(error, t))
    } else {
      setFailure(problemText(error, t))
      if (onSending) setFocus('cp')
    }
  }

  return (
    <AddressForm
      label={t(address ? 'account:address.editTitle' : 'account:address.addTitle')}
      onSubmit={(event) => {
        // React events bubble through portals: a form around the dialog must not be submitted.
        event.stopPropagation()
        void handleSubmit(submit)(event)
      }}
      {...(failure ? { error: failure } : errorSummary(errors, texts, idOf, t))}
      address={<AddressInputs form={form as unknown as AddressPartForm} idOf={idOf} />}
      alias={
        <TextField
          {...register('alias')}
          id={idOf('alias')}
          label={texts.alias.label}
          error={fieldError(errors.alias, texts.alias, t)}
          hint={t('account:fields.aliasHint')}
          autoComplete="off"
        />
      }
      driver={<DriverFields register={register} errors={errors} saved={saved} idOf={idOf} />}
      extras={
        <Controller
          name="is_default"
          control={control}
          render={({ field: { value, onChange, ...box } }) => (
            <Checkbox
              {...box}
              label={t('account:fields.default')}
              checked={value === 1}
              onCheckedChange={(checked) => onChange(checked === true ? 1 : 0)}
            />
          )}
        />
      }
      actions={
        <>
          <Button type="submit" loading={isSubmitting} loadingLabel={t('account:address.busy')}>
            {t('account:address.save')}
          </Button>
          {cancel && (
            <Button appearance="plain" tone="neutral" onClick={cancel.onCancel}>
              {cancel.label}
            </Button>
          )}
        </>
      }
    />
  )
}

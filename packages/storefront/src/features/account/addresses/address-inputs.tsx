import { fieldError, type FieldTexts } from '@colada/client/forms/field-errors'
import { AddressFields, type AddressFieldsProps, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../../platform/language/messages.ts'
import { fieldTexts } from '../field-texts.ts'
import { type AddressPart, type AddressPartForm, useAddressHelp } from './use-address-help.ts'

/** Texts of the fields of an address, in the order of the form. */
export function addressTexts(t: Translate) {
  return {
    cp: fieldTexts(t, 'postalCode'),
    city: fieldTexts(t, 'city'),
    state: { label: t('account:fields.province') },
    address_line1: fieldTexts(t, 'street'),
    address_line2: fieldTexts(t, 'number'),
  } satisfies Record<keyof AddressPart, FieldTexts>
}

export interface AddressInputsProps {
  readonly form: AddressPartForm
  /** Id of a field's control. */
  readonly idOf: (name: keyof AddressPart) => string
  readonly heading?: AddressFieldsProps['heading']
}

/** The fields of an address; city and province follow the postal code (decisions: Buying). */
export function AddressInputs({ form, idOf, heading }: AddressInputsProps) {
  const { t } = useTranslation(['account', 'common'])
  const { register, formState } = form
  const { hint, moveNumber } = useAddressHelp(form)
  const texts = addressTexts(t)
  const field = (name: keyof AddressPart, options?: Parameters<typeof register>[1]) => ({
    ...register(name, options),
    id: idOf(name),
    label: texts[name].label,
    error: fieldError(formState.errors[name], texts[name], t),
  })
  return (
    <AddressFields
      {...(heading && { heading })}
      postalCode={
        <TextField
          {...field('cp')}
          // Always a line, so that the result of the check shifts no field.
          hint={hint ?? t('account:address.codeHint')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
        />
      }
      city={<TextField {...field('city')} autoComplete="address-level2" />}
      province={<TextField {...field('state')} autoComplete="address-level1" />}
      street={<TextField {...field('address_line1', { onBlur: moveNumber })} autoComplete="address-line1" />}
      number={<TextField {...field('address_line2')} autoComplete="address-line2" />}
    />
  )
}

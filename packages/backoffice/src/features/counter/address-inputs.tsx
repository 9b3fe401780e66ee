import { fieldError } from '@colada/client/forms/field-errors'
import type { UseFormReturn } from '@colada/client/forms/use-form'
import type { AddressForm } from '@colada/domain/account/address-rules'
import { AddressFields, TextField } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useLazyPlaceQuery } from './endpoints.ts'

/** The fields that a counter asks for; the API has defaults for the others. */
export const addressNames = ['cp', 'city', 'state', 'address_line1', 'address_line2'] as const
export type AddressPart = Pick<AddressForm, (typeof addressNames)[number]>
export const noAddress: AddressPart = { cp: '', city: '', state: '', address_line1: '', address_line2: '' }

/** The fields of an address. City and province follow the postal code where they are empty. */
export function AddressInputs({ form }: { form: UseFormReturn<AddressPart> }) {
  const { t } = useTranslation(['counter', 'common'])
  const { register, formState, getValues, setValue } = form
  const [findPlace] = useLazyPlaceQuery()
  const fillIn = async () => {
    const code = getValues('cp')
    if (!/^\d{5}$/.test(code)) return
    const { data } = await findPlace(code, true)
    if (!data || data.avaiable === '0') return
    if (getValues('city') === '') setValue('city', data.town)
    if (getValues('state') === '') setValue('state', data.zone)
  }
  const field = (name: keyof AddressPart, options?: Parameters<typeof register>[1]) => {
    const label = t(`counter:fields.${name}`)
    return {
      ...register(name, options),
      label,
      autoComplete: 'off',
      error: fieldError(formState.errors[name], { label }, t),
    }
  }
  return (
    <AddressFields
      postalCode={
        <TextField {...field('cp', { onBlur: () => void fillIn() })} inputMode="numeric" maxLength={5} />
      }
      city={<TextField {...field('city')} />}
      province={<TextField {...field('state')} />}
      street={<TextField {...field('address_line1')} />}
      number={<TextField {...field('address_line2')} />}
    />
  )
}

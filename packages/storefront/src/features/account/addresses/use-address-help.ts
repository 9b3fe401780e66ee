import { type AddressForm, splitStreet } from '@colada/domain/account/address-rules'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { usePostalCodeHint } from './use-postal-code-hint.ts'

/** The fields of an address in a form that may have others. */
export type AddressPart = Pick<AddressForm, 'cp' | 'city' | 'state' | 'address_line1' | 'address_line2'>

/** A form with an address, as its fields take it. */
export type AddressPartForm = Pick<
  UseFormReturn<AddressPart>,
  'register' | 'control' | 'getValues' | 'setValue' | 'clearErrors' | 'formState'
>

interface AddressHelp {
  /** Whether the postal code is covered. */
  readonly hint: string | undefined
  /** Moves a number that was entered with the street to its own field. */
  readonly moveNumber: () => void
}

/** Fills in what follows from other fields; a city or province that the customer entered stays (decisions: Buying). */
export function useAddressHelp(form: AddressPartForm): AddressHelp {
  const { control, getValues, setValue, clearErrors, formState } = form
  const { errors, defaultValues } = formState
  const code = useWatch({ control, name: 'cp' })
  const { hint, check } = usePostalCodeHint(code, errors.cp !== undefined)
  const isChanged = code !== defaultValues?.cp
  const filled = useRef({ city: defaultValues?.city, state: defaultValues?.state })

  useEffect(() => {
    if (!isChanged || !check?.isCovered) return
    const place = { city: check.town, state: check.zone?.name ?? '' }
    for (const name of ['city', 'state'] as const) {
      if (getValues(name) !== filled.current[name]) continue
      setValue(name, place[name])
      clearErrors(name)
      filled.current[name] = place[name]
    }
  }, [isChanged, check, getValues, setValue, clearErrors])

  const moveNumber = () => {
    const { address_line1: typed, address_line2: number } = getValues()
    const parts = number.trim() === '' ? splitStreet(typed) : null
    if (!parts) return
    setValue('address_line1', parts.street, { shouldDirty: true })
    setValue('address_line2', parts.number, { shouldDirty: true })
    clearErrors(['address_line1', 'address_line2'])
  }
  return { hint, moveNumber }
}

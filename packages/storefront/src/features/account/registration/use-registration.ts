import type { ApiError } from '@colada/client/api/base-query'
import { problemText, toProblem } from '@colada/client/api/problem-text'
import {
  errorSummary,
  fieldError,
  setApiFieldErrors,
  setFieldErrors,
} from '@colada/client/forms/field-errors'
import { type FormSchema, useSchemaForm } from '@colada/client/forms/use-schema-form'
import { firstAddressForm, type FirstAddressForm } from '@colada/domain/account/address-rules'
import type { SerializedError } from '@reduxjs/toolkit'
import { type SubmitEventHandler, useId, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useLeadsToCheckout } from '../../cart/use-leads-to-checkout.ts'
import type { AddressPartForm } from '../addresses/use-address-help.ts'
import {
  emptyRegistration,
  fieldByErrorCode,
  type RegistrationFields,
  registrationTexts,
} from './registration-fields.ts'

type Name = keyof RegistrationFields

/** Left out unless the form leads to the checkout. */
interface Address {
  readonly address?: FirstAddressForm & { readonly alias: string }
}

export interface RegistrationOptions<Form> {
  /** Has some of the fields. */
  readonly schema: FormSchema<Form>
  /** Name of the first address. */
  readonly alias: string
  readonly send: (form: Form & Address) => Promise<{ readonly error?: ApiError | SerializedError }>
  readonly onRegistered: () => void
}

/**
 * State of a registration form (spec 000 §5). Errors are shown at their fields and summarised at the top; those of the
 * API without a field of this form are shown at the top only. With a cart, the form takes the first address, too.
 */
export function useRegistration<Form extends object>(options: RegistrationOptions<Form>) {
  const { schema, alias, send, onRegistered } = options
  const { t } = useTranslation('common')
  const [failure, setFailure] = useState<string>()
  const takesAddress = useLeadsToCheckout()
  const form = useSchemaForm(takesAddress ? withAddress(schema) : schema, {
    defaultValues: emptyRegistration,
  })
  const { register, control, handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const texts = registrationTexts(t)
  const formId = useId()
  const idOf = (name: Name) => `${formId}-${name}`

  const submit = handleSubmit(async (values) => {
    setFailure(undefined)
    const { cp, city, state, address_line1, address_line2, ...own } = values as Form & FirstAddressForm
    const address = { alias, cp, city, state, address_line1, address_line2 }
    const { error } = await send({ ...(own as unknown as Form), ...(takesAddress && { address }) })
    if (!error) return onRegistered()
    const names = (Object.keys(texts) as Name[]).filter((name) => name in values)
    if (setApiFieldErrors(setError, names, error)) return
    const field = fieldByErrorCode[toProblem(error).code]
    if (field) setFieldErrors(setError, [field], problemText(error, t))
    else setFailure(problemText(error, t))
  })
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => void submit(event)

  return {
    /** Properties of a field. */
    field: (name: Name) => ({
      ...register(name, name === 'source_id' ? { valueAsNumber: true } : {}),
      id: idOf(name),
      label: texts[name].label,
      error: fieldError(errors[name], texts[name], t),
    }),
    /** Properties of the panel. */
    panel: {
      onSubmit,
      ...(failure ? { error: failure } : errorSummary(errors, texts, idOf, t)),
    },
    // The type of a control depends on the schema, which the fields do not need.
    control: control as unknown as Control<RegistrationFields>,
    /** Properties of the fields of the first address; `null` without it. */
    address: takesAddress ? { form: form as unknown as AddressPartForm, idOf } : null,
    termsId: idOf('aceptarTyC'),
    isSubmitting,
    password: useWatch({ control, name: 'password' }),
  }
}

/** The schema of a form that leads to the checkout. */
function withAddress<Form extends object>(schema: FormSchema<Form>): FormSchema<Form> {
  return z.intersection(schema, firstAddressForm)
}

/** A registration form, as its parts take it. */
export type Registration = ReturnType<typeof useRegistration>

import type { ApiError } from '@colada/client/api/base-query'
import { problemText, toProblem } from '@colada/client/api/problem-text'
import {
  errorSummary,
  fieldError,
  setApiFieldErrors,
  setFieldErrors,
} from '@colada/client/forms/field-errors'
import { type FormSchema, useSchemaForm } from '@colada/client/forms/use-schema-form'
import type { SerializedError } from '@reduxjs/toolkit'
import { type SubmitEventHandler, useId, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  emptyRegistration,
  fieldByErrorCode,
  type RegistrationFields,
  registrationLabels,
} from './registration-fields.ts'

type Name = keyof RegistrationFields

export interface RegistrationOptions<Form> {
  /** Has some of the fields. */
  readonly schema: FormSchema<Form>
  readonly send: (form: Form) => Promise<{ readonly error?: ApiError | SerializedError }>
  readonly onRegistered: () => void
}

/**
 * State of a registration form (spec 000 §5). Errors are shown at their fields and summarised at the top; those of the
 * API without a field of this form are shown at the top only.
 */
export function useRegistration<Form extends object>(options: RegistrationOptions<Form>) {
  const { schema, send, onRegistered } = options
  const { t } = useTranslation('common')
  const [failure, setFailure] = useState<string>()
  const { register, control, handleSubmit, setError, formState } = useSchemaForm(schema, {
    defaultValues: emptyRegistration,
  })
  const { errors, isSubmitting } = formState
  const labels = registrationLabels(t)
  const formId = useId()
  const idOf = (name: Name) => `${formId}-${name}`

  const submit = handleSubmit(async (form) => {
    setFailure(undefined)
    const { error } = await send(form)
    if (!error) return onRegistered()
    const names = (Object.keys(labels) as Name[]).filter((name) => name in form)
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
      label: labels[name],
      error: fieldError(errors[name], t),
    }),
    /** Properties of the panel. */
    panel: {
      onSubmit,
      ...(failure ? { error: failure } : errorSummary(errors, labels, idOf, t)),
    },
    // The type of a control depends on the schema, which the fields do not need.
    control: control as unknown as Control<RegistrationFields>,
    termsId: idOf('aceptarTyC'),
    isSubmitting,
    password: useWatch({ control, name: 'password' }),
  }
}

/** A registration form, as its parts take it. */
export type Registration = ReturnType<typeof useRegistration>

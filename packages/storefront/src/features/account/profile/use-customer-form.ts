import type { ApiError } from '@colada/client/api/base-query'
import { errorSummary, fieldError, type FieldTexts } from '@colada/client/forms/field-errors'
import { type FormSchema, useSchemaForm } from '@colada/client/forms/use-schema-form'
import type { User } from '@colada/domain/account/user'
import type { SerializedError } from '@reduxjs/toolkit'
import { type SubmitEventHandler, useId, useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '../show-refusal.ts'

interface CustomerForm<Fields extends FieldValues, Saved> {
  readonly schema: FormSchema<Fields>
  readonly values: Fields
  readonly texts: Readonly<Record<Path<Fields>, FieldTexts>>
  /** Sends the fields to the API. */
  readonly send: (fields: Fields) => PromiseLike<{ data?: Saved; error?: ApiError | SerializedError }>
  readonly onSaved: (saved: Saved) => void
}

/** State of a form that changes the customer's data; the API's refusals are shown at its fields, or at the top. */
export function useCustomerForm<Fields extends FieldValues, Saved = User>(form: CustomerForm<Fields, Saved>) {
  const { schema, values, texts, send, onSaved } = form
  const { t } = useTranslation('common')
  const [failure, setFailure] = useState<string>()
  const saved = useRef(false)
  const { register, handleSubmit, setError, getFieldState, formState } = useSchemaForm(schema, {
    defaultValues: values,
  })
  const { errors, isSubmitting, isDirty } = formState
  const formId = useId()
  const idOf = (name: Path<Fields>) => `${formId}-${name}`

  const submit = async (fields: Fields) => {
    setFailure(undefined)
    const { data, error } = await send(fields)
    if (data) {
      saved.current = true
      onSaved(data)
    } else if (error) setFailure(showRefusal(setError, Object.keys(values) as Path<Fields>[], error, t))
  }

  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => void handleSubmit(submit)(event)

  return {
    /** Properties of a field. */
    field: (name: Path<Fields>) => ({
      ...register(name),
      id: idOf(name),
      label: texts[name].label,
      error: fieldError(getFieldState(name, formState).error, texts[name], t),
    }),
    hasError: (name: Path<Fields>) => getFieldState(name, formState).invalid,
    /** Properties of the form's frame. */
    frame: {
      busy: isSubmitting,
      isDirty,
      isSaved: () => saved.current,
      onSubmit,
      ...(failure ? { error: failure } : errorSummary(errors, texts, idOf, t)),
    },
  }
}

import type { FieldProblem } from '@colada/domain/wire/field-problem'
import type { FormProblem } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '../api/base-query.ts'
import { toProblem } from '../api/problem-text.ts'
import type { Translate } from '../language/messages.ts'

/** Type of an error with a message of the API; all others are problems of the domain's rules. */
const apiMessage = 'api'

/** The message of a field's error. */
export function fieldError(error: FieldError | undefined, t: Translate): string | undefined {
  if (error?.message === undefined) return undefined
  return error.type === apiMessage ? error.message : t(`common:problems.${error.message as FieldProblem}`)
}

/** The error summary at the top of a form; without errors `error` is undefined. */
export interface ErrorSummary {
  readonly error: string | undefined
  readonly problems: readonly FormProblem[]
}

/**
 * All fields with an error, in the order of their labels.
 *
 * @param idOf Id of a field's control.
 */
export function errorSummary<Name extends string>(
  errors: FieldErrors,
  labels: Readonly<Record<Name, string>>,
  idOf: (name: Name) => string,
  t: Translate,
): ErrorSummary {
  const names = (Object.keys(labels) as Name[]).filter((name) => name in errors)
  return {
    error: names.length === 0 ? undefined : t('common:problems.summary', { count: names.length }),
    problems: names.map((name) => ({ fieldId: idOf(name), text: labels[name] })),
  }
}

/** Sets one message on several fields and focuses the first. */
export function setFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  message: string,
): void {
  for (const [position, field] of fields.entries()) {
    setError(field, { type: apiMessage, message }, { shouldFocus: position === 0 })
  }
}

/**
 * Sets the API's messages on their fields (spec 001 §8).
 *
 * @returns Whether the API named a field of this form; otherwise the form shows the error.
 */
export function setApiFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  error: ApiError | SerializedError,
): boolean {
  const { errors } = toProblem(error)
  const named = fields.filter((field) => errors[field]?.[0] !== undefined)
  for (const [position, field] of named.entries()) {
    setError(field, { type: apiMessage, message: errors[field]![0]! }, { shouldFocus: position === 0 })
  }
  return named.length > 0
}

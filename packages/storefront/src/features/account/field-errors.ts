import type { FieldProblem } from '@colada/domain/account/contact-details'
import type { FormProblem } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '../../platform/api/base-query.ts'
import { toProblem } from '../../platform/api/problem-text.ts'
import type { Translate } from '../../platform/language/messages.ts'

/** Marks an error whose words come from the API, finished; all others are problems of the domain's rules. */
const apiMessage = 'spoken'

/** A field's error in words. */
export function fieldError(error: FieldError | undefined, t: Translate): string | undefined {
  if (error?.message === undefined) return undefined
  return error.type === apiMessage ? error.message : t(`account:problems.${error.message as FieldProblem}`)
}

/** How the top of a form tells of its fields in error; `error` is left out where all is well. */
export interface ErrorSummary {
  readonly error: string | undefined
  readonly problems: readonly FormProblem[]
}

/**
 * All fields in error for the top of the form, in the order of their labels.
 * @param idOf id of a field's control
 */
export function errorSummary<Name extends string>(
  errors: FieldErrors,
  labels: Readonly<Record<Name, string>>,
  idOf: (name: Name) => string,
  t: Translate,
): ErrorSummary {
  const names = (Object.keys(labels) as Name[]).filter((name) => name in errors)
  return {
    error: names.length === 0 ? undefined : t('account:problems.summary', { count: names.length }),
    problems: names.map((name) => ({ fieldId: idOf(name), text: labels[name] })),
  }
}

/** Puts one sentence on several fields; the first of them gets the focus. */
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
 * Puts what the API says of each field on that field (spec 001 §8).
 * @returns whether a field of this form was named; else the form as a whole has to say it
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

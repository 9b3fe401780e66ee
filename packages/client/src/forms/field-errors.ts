import type { FieldProblem } from '@colada/domain/wire/field-problem'
import type { FormProblem } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FieldError, FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiError } from '../api/base-query.ts'
import { toProblem } from '../api/problem-text.ts'
import type { Translate } from '../language/messages.ts'

/** Type of an error with a message of the API; all others are problems of the domain's rules. */
const apiMessage = 'api'

/** What messages say about a field. */
export interface FieldTexts {
  readonly label: string
  /** Asks for the value of an empty field: "Enter your phone number". The default names the label. */
  readonly missing?: string
}

/** The message of a field's error. It names the field, so that it can stand in a summary. */
export function fieldError(
  error: FieldError | undefined,
  { label, missing }: FieldTexts,
  t: Translate,
): string | undefined {
  if (error?.message === undefined) return undefined
  if (error.type === apiMessage) return error.message
  const problem = error.message as FieldProblem
  if (problem === 'required' && missing !== undefined) return missing
  return t(`common:problems.${problem}`, { field: label })
}

/** The error summary at the top of a form; without errors `error` is undefined. */
export interface ErrorSummary {
  readonly error: string | undefined
  readonly problems: readonly FormProblem[]
}

/**
 * All fields with an error, in the order of their texts, with the message that each shows.
 *
 * @param idOf Id of a field's control.
 */
export function errorSummary<Name extends string>(
  errors: FieldErrors,
  texts: Readonly<Record<Name, FieldTexts>>,
  idOf: (name: Name) => string,
  t: Translate,
): ErrorSummary {
  const names = (Object.keys(texts) as Name[]).filter((name) => name in errors)
  return {
    error: names.length === 0 ? undefined : t('common:problems.summary', { count: names.length }),
    problems: names.map((name) => ({
      fieldId: idOf(name),
      text: fieldError(errors[name] as FieldError, texts[name], t) ?? texts[name].label,
    })),
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

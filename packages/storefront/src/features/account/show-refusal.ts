import type { ApiError } from '@colada/client/api/base-query'
import { problemText, toProblem } from '@colada/client/api/problem-text'
import { setApiFieldErrors, setFieldErrors } from '@colada/client/forms/field-errors'
import type { SerializedError } from '@reduxjs/toolkit'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { Translate } from '../../platform/language/messages.ts'
import { fieldByErrorCode } from './registration/registration-fields.ts'

/**
 * Shows why the API refused a form of the customer's data at its fields (spec 001 §8).
 *
 * @returns The text of a problem that belongs to no field.
 */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  error: ApiError | SerializedError,
  t: Translate,
): string | undefined {
  if (setApiFieldErrors(setError, fields, error)) return undefined
  const text = problemText(error, t)
  const named = fieldByErrorCode[toProblem(error).code]
  const field = fields.find((name) => name === named)
  if (!field) return text
  setFieldErrors(setError, [field], text)
  return undefined
}

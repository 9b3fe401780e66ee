import { ApiError } from '../plugins/errors.ts'

/** The error of invalid fields: status 108 if only the e-mail is invalid, 310 if only the phone is (spec 001 §8). */
export function fieldsError(errors: Record<string, string[]>): ApiError {
  const fields = Object.keys(errors)
  if (fields.every((field) => field === 'email' || field === 'email_confirmation')) {
    return new ApiError('emailRefused', { errors })
  }
  if (fields.every((field) => field === 'phone')) return new ApiError('phoneRefused', { errors })
  return new ApiError('invalid', { errors })
}

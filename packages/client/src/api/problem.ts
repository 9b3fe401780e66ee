import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiError } from './base-query.ts'

const unreadable: ApiError = { kind: 'broken', status: 0, code: 0, message: '', errors: {}, body: null }

/** The problem of a request; a response that does not match its schema is `broken`. */
export function toProblem(error: ApiError | SerializedError): ApiError {
  return 'kind' in error ? error : unreadable
}

import type { SerializedError } from '@reduxjs/toolkit'
import type { Translate } from '../language/messages.ts'
import type { ApiError } from './base-query.ts'

const unreadable: ApiError = { kind: 'broken', status: 0, code: 0, message: '', errors: {}, body: null }

/** The problem of a request; a response that does not match its schema is `broken`. */
export function toProblem(error: ApiError | SerializedError): ApiError {
  return 'kind' in error ? error : unreadable
}

/** The message for a problem: the API's own, or a general one. */
export function problemText(error: ApiError | SerializedError, t: Translate): string {
  const { kind, message } = toProblem(error)
  if (kind === 'offline') return t('account:calls.offline')
  return message === '' ? t('account:calls.failed') : message
}

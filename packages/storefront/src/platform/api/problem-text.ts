import type { SerializedError } from '@reduxjs/toolkit'
import type { Translate } from '../language/messages.ts'
import type { CallProblem } from './call-query.ts'

const unreadable: CallProblem = { kind: 'broken', http: 0, code: 0, message: '', errors: {}, answer: null }

/** The problem of a call; an answer that is not what the call promises counts as broken. */
export function asProblem(error: CallProblem | SerializedError): CallProblem {
  return 'kind' in error ? error : unreadable
}

/** A problem in a sentence: the API's own, or what to do where it did not speak. */
export function problemText(error: CallProblem | SerializedError, t: Translate): string {
  const { kind, message } = asProblem(error)
  if (kind === 'offline') return t('account:calls.offline')
  return message === '' ? t('account:calls.failed') : message
}

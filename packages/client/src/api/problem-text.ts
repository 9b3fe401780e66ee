import type { SerializedError } from '@reduxjs/toolkit'
import type { Translate } from '../language/messages.ts'
import type { ApiError } from './base-query.ts'
import { toProblem } from './problem.ts'

// Views that show a problem need both. Endpoints need no messages.
export { toProblem } from './problem.ts'

/** The message for a problem: the API's own, or a general one. */
export function problemText(error: ApiError | SerializedError, t: Translate): string {
  const { kind, message } = toProblem(error)
  if (kind === 'offline') return t('common:calls.offline')
  return message === '' ? t('common:calls.failed') : message
}

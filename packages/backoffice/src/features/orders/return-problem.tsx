import type { ApiError } from '@colada/client/api/base-query'
import { problemText, toProblem } from '@colada/client/api/problem-text'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Callout } from '@colada/ui'
import type { SerializedError } from '@reduxjs/toolkit'
import { useTranslation } from 'react-i18next'

/** Why a return was not recorded or changed: somebody else changed the order, or another problem. */
export function ReturnProblem({ error }: { error: ApiError | SerializedError | undefined }) {
  const { t } = useTranslation(['drawer', 'common'])
  if (error === undefined) return null
  const hasChanged = toProblem(error).code === statusCodes.versionChanged.code
  return (
    <Callout tone={hasChanged ? 'warning' : 'danger'} live="alert">
      {hasChanged ? t('drawer:payment.conflict') : problemText(error, t)}
    </Callout>
  )
}

import { problemText } from '@colada/client/api/problem-text'
import { formatMoney } from '@colada/domain/money/format-money'
import { Callout } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { TakeProblem } from './use-take-order.ts'

/** Why an order was not taken, with what to do. What was typed stays. */
export function TakeProblemView({ problem }: { problem: TakeProblem }) {
  const { t } = useTranslation(['counter', 'common'])
  if (problem.kind === 'refused')
    return (
      <Callout tone="danger" live="alert">
        {problemText(problem.problem, t)}
      </Callout>
    )
  if (problem.kind === 'prices')
    return (
      <Callout tone="warning" live="alert" title={t('counter:problem.prices')}>
        {t('counter:problem.newTotal', { total: formatMoney(problem.now.total) })}
      </Callout>
    )
  return (
    <Callout tone="warning" live="alert" title={t(`counter:problem.${problem.kind}`)}>
      {t(`counter:problem.${problem.kind}Text`)}
    </Callout>
  )
}

import { toProblem } from '@colada/client/api/problem-text'
import { QueryView } from '@colada/client/api/query-view'
import { formatDateTime } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { ButtonLink, Callout, EmptyState, Heading, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from './decision-form.tsx'
import { useWithdrawalQuery, type WithdrawalDetail } from './endpoints.ts'
import { StatementCard } from './statement-card.tsx'
import { WithdrawalState } from './withdrawal-state.tsx'

/** A withdrawal: the statement, its order, and the decision. The API records who opens it. */
export function WithdrawalView({ id }: { readonly id: number }) {
  const { t } = useTranslation(['shell', 'withdrawals'])
  const { currentData: data, ...result } = useWithdrawalQuery(id, { refetchOnMountOrArgChange: true })
  const isUnknown = result.error && toProblem(result.error).code === statusCodes.notFound.code
  if (isUnknown || !(id > 0)) {
    return (
      <EmptyState
        level={1}
        title={t('withdrawals:unknown')}
        actions={<ButtonLink href="/withdrawals">{t('withdrawals:back')}</ButtonLink>}
      >
        <title>{`${t('withdrawals:unknown')} | ${t('shell:name')}`}</title>
      </EmptyState>
    )
  }
  const title = data ? t('withdrawals:one', { reference: data.withdrawal.reference }) : t('withdrawals:title')
  return (
    <Stack gap="lg">
      <title>{`${title} | ${t('shell:name')}`}</title>
      <TextLink href="/withdrawals" standalone>
        {t('withdrawals:back')}
      </TextLink>
      <Inline gap="md">
        <Heading level={1}>{title}</Heading>
        {data && <WithdrawalState state={data.withdrawal.state} />}
      </Inline>
      <QueryView
        query={{ ...result, data }}
        loadingLabel={t('withdrawals:loading')}
        rows={6}
        failedTitle={t('withdrawals:failed')}
      >
        {(detail) => <Detail detail={detail} />}
      </QueryView>
    </Stack>
  )
}

function Detail({ detail }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation('withdrawals')
  const { order, decision } = detail
  return (
    <Stack gap="lg">
      {decision && <DecisionMade detail={detail} decision={decision} />}
      {!decision && order === null && <Callout tone="warning">{t('withdrawals:noOrder')}</Callout>}
      {!decision && order?.is_of_customer === false && (
        <Callout tone="warning">{t('withdrawals:otherEmail')}</Callout>
      )}
      {!decision && order?.obstacle && (
        <Callout tone="warning">{t(`withdrawals:obstacle.${order.obstacle}`)}</Callout>
      )}
      <StatementCard detail={detail} />
      {!decision && <DecisionForm detail={detail} />}
    </Stack>
  )
}

interface DecisionMadeProps {
  readonly detail: WithdrawalDetail
  readonly decision: NonNullable<WithdrawalDetail['decision']>
}

function DecisionMade({ detail: { withdrawal }, decision }: DecisionMadeProps) {
  const { t } = useTranslation('withdrawals')
  const language = useLanguage()
  const { at, by, refund, reason } = decision
  const params = { time: formatDateTime(at, language), name: by }
  const made =
    withdrawal.state === 'refunded'
      ? t('withdrawals:decision.madeRefund', { ...params, amount: formatMoney(fromEuros(refund)) })
      : t('withdrawals:decision.madeRefuse', params)
  return (
    <Callout tone="success" live="status" title={made}>
      {reason}
    </Callout>
  )
}

import { problemText, toProblem } from '@colada/client/api/problem-text'
import { stores } from '@colada/domain/coverage/stores'
import { formatMoney } from '@colada/domain/money/format-money'
import { toEuros } from '@colada/domain/money/money'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Inline, RadioGroup, Stack, TextArea } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../orders/section-card.tsx'
import { CalculationFields } from './calculation-fields.tsx'
import { type Calculation, calculate, isRefundable } from './calculation.ts'
import { useDecideWithdrawalMutation, type WithdrawalDetail } from './endpoints.ts'

const MAX_REASON_CHARACTERS = 300
const conflicts: readonly number[] = [statusCodes.versionChanged.code, statusCodes.cancellationChanged.code]

/** Refunds or refuses a withdrawal. What was typed stays after every error. */
export function DecisionForm({ detail: { withdrawal, order } }: { readonly detail: WithdrawalDetail }) {
  const { t } = useTranslation(['common', 'withdrawals'])
  const basis = order?.basis
  const mayRefund = basis !== undefined && isRefundable(basis)
  const [chosen, setChosen] = useState<'refund' | 'refuse'>('refund')
  const [typed, setTyped] = useState<Calculation>({
    inCleaning: {},
    returnTo: 'home',
    storeId: stores[0]!.id,
  })
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const [decide, { isLoading, error }] = useDecideWithdrawalMutation()
  const decision = mayRefund ? chosen : 'refuse'
  const result = mayRefund ? calculate(basis, typed) : null
  const isReasonMissing = decision === 'refuse' && reason.trim() === ''

  const submit = () => {
    setSent(true)
    const common = { decision, reason, version: basis?.version ?? null }
    const none = { in_cleaning: [], return_to: 'home' as const, store_id: null, refund: 0 }
    if (decision === 'refuse') {
      if (!isReasonMissing) void decide({ id: withdrawal.id, body: { ...common, ...none } })
      return
    }
    if (!result) return
    const calculation = {
      in_cleaning: result.inCleaning.map(([id, quantity]) => ({ item_id: id, quantity })),
      return_to: typed.returnTo,
      store_id: typed.returnTo === 'store' ? typed.storeId : null,
      refund: toEuros(result.refund),
    }
    void decide({ id: withdrawal.id, body: { ...common, ...calculation } })
  }

  const submitLabel = () => {
    if (decision === 'refuse') return t('withdrawals:decision.submitRefuse')
    return result && result.refund === 0
      ? t('withdrawals:decision.submitAccept')
      : t('withdrawals:decision.submitRefund', { amount: formatMoney(result?.refund ?? 0) })
  }

  return (
    <SectionCard title={t('withdrawals:decision.title')}>
      <form
        aria-label={t('withdrawals:decision.title')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="md">
          {mayRefund && (
            <RadioGroup
              label={t('withdrawals:decision.label')}
              value={decision}
              onValueChange={(value) => setChosen(value as typeof chosen)}
              options={(['refund', 'refuse'] as const).map((value) => ({
                value,
                label: t(`withdrawals:decision.${value}`),
              }))}
            />
          )}
          {mayRefund && decision === 'refund' && (
            <CalculationFields basis={basis} typed={typed} onChange={setTyped} />
          )}
          <TextArea
            label={t('withdrawals:decision.reason')}
            hint={t('withdrawals:decision.reasonHint')}
            maxLength={MAX_REASON_CHARACTERS}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isSent && isReasonMissing ? t('withdrawals:decision.reasonMissing') : undefined}
          />
          {error && (
            <Callout tone="danger" live="alert">
              {conflicts.includes(toProblem(error).code)
                ? t('withdrawals:decision.conflict')
                : problemText(error, t)}
            </Callout>
          )}
          <Inline>
            <Button
              type="submit"
              tone={decision === 'refuse' ? 'danger' : 'primary'}
              loading={isLoading}
              loadingLabel={t('withdrawals:decision.busy')}
            >
              {submitLabel()}
            </Button>
          </Inline>
        </Stack>
      </form>
    </SectionCard>
  )
}

import { problemText, toProblem } from '@colada/client/api/problem-text'
import { toTyped } from '@colada/client/format/euros'
import { AmountField } from '@colada/client/forms/amount-field'
import { SubmitForm } from '@colada/client/forms/submit-form'
import { type DecidedState, decidedStates, isLimit, MAX_TERMS_DAYS } from '@colada/domain/business/credit'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import type { WireStaffBusiness } from '@colada/domain/staff/business-contract'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { RadioGroup, Select, TextArea, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecideCreditMutation } from './endpoints.ts'
import { usePriceListsQuery } from './price-lists/endpoints.ts'

/** Approves, refuses or suspends the credit of a company. What was typed stays after an error. */
export function DecisionForm({ account }: { readonly account: WireStaffBusiness }) {
  const { t } = useTranslation(['business', 'common'])
  const { proposal } = account
  const wanted = account.requested_at === null ? account.limit : (account.wanted_limit ?? account.limit)
  const [state, setState] = useState<DecidedState>(
    account.state === 'suspended' || account.state === 'refused' ? account.state : 'approved',
  )
  const [limit, setLimit] = useState(toTyped(proposal?.limit ?? wanted))
  const [terms, setTerms] = useState(String(proposal?.terms_days ?? account.terms_days))
  const [reason, setReason] = useState('')
  const [priceListId, setPriceListId] = useState(String(account.price_list_id ?? ''))
  const { data: lists = [] } = usePriceListsQuery()
  const [isSent, setSent] = useState(false)
  const [decide, { isLoading, error }] = useDecideCreditMutation()
  const amount = parseMoney(limit)
  const days = /^\d{1,2}$/.test(terms) ? Number(terms) : null
  const isAmountValid = isLimit(amount)
  const isDaysValid = days !== null && days <= MAX_TERMS_DAYS
  const isReasonMissing = state !== 'approved' && reason.trim() === ''
  const isProposed = error && toProblem(error).code === statusCodes.approvalRequired.code

  const submit = async () => {
    setSent(true)
    if (!isAmountValid || !isDaysValid || isReasonMissing) return
    const { version, user_id: userId } = account
    const body = {
      state,
      limit: toEuros(amount),
      terms_days: days,
      price_list_id: priceListId === '' ? null : Number(priceListId),
      reason: reason.trim(),
      version,
    }
    await decide({ userId, body })
  }

  return (
    <SubmitForm
      label={t('business:decision.title')}
      onSubmit={submit}
      problem={error && (isProposed ? t('business:decision.proposed') : problemText(error, t))}
      problemTone={isProposed ? 'warning' : 'danger'}
      submitLabel={t('business:decision.submit')}
      busyLabel={t('business:busy')}
      isBusy={isLoading}
    >
      <RadioGroup
        label={t('business:decision.state')}
        value={state}
        onValueChange={(chosen) => setState(chosen as DecidedState)}
        options={decidedStates.map((each) => ({
          value: each,
          label: t(`business:decision.states.${each}`),
        }))}
      />
      <AmountField
        label={t('business:columns.limit')}
        hint={t('business:decision.limitHint')}
        value={limit}
        onChange={setLimit}
        error={isSent && !isAmountValid ? t('business:decision.limitInvalid') : undefined}
      />
      <TextField
        label={t('business:decision.terms')}
        inputMode="numeric"
        autoComplete="off"
        value={terms}
        onChange={(event) => setTerms(event.target.value)}
        error={isSent && !isDaysValid ? t('business:decision.termsInvalid') : undefined}
      />
      <Select
        label={t('business:decision.priceList')}
        value={priceListId}
        onChange={(event) => setPriceListId(event.target.value)}
        options={[
          { value: '', label: t('business:decision.shopPrices') },
          ...lists
            .filter(({ archived }) => !archived)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextArea
        label={t('business:decision.reason')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isSent && isReasonMissing ? t('business:decision.reasonMissing') : undefined}
      />
    </SubmitForm>
  )
}

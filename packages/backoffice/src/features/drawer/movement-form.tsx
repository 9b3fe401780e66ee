import { problemText, toProblem } from '@colada/client/api/problem-text'
import { useAttemptKey } from '@colada/client/api/use-attempt-key'
import { AmountField } from '@colada/client/forms/amount-field'
import { SubmitForm } from '@colada/client/forms/submit-form'
import type { WireDrawer } from '@colada/domain/counter/contract'
import { type EnteredMovementKind, enteredMovementKinds } from '@colada/domain/counter/drawer'
import { toEuros } from '@colada/domain/money/money'
import { parseMoney } from '@colada/domain/money/parse-money'
import { RadioGroup, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddMovementMutation } from './endpoints.ts'

const MAX_REASON_CHARACTERS = 300

export interface MovementFormProps {
  readonly drawer: Pick<WireDrawer, 'id' | 'till'>
  readonly onAdded: () => void
}

/** Adds money to a drawer, takes some out, or records that it was opened without a sale. */
export function MovementForm({ drawer: { id, till }, onAdded }: MovementFormProps) {
  const { t } = useTranslation(['drawer', 'common'])
  const keyOf = useAttemptKey()
  const [kind, setKind] = useState<EnteredMovementKind>('paid_in')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isSent, setSent] = useState(false)
  const [addMovement, { isLoading, error }] = useAddMovementMutation()
  const cents = kind === 'no_sale' ? 0 : parseMoney(amount)
  const isAmountWrong = cents === null || (cents === 0 && kind !== 'no_sale')
  const isReasonMissing = reason.trim() === ''
  const fieldProblems = error ? toProblem(error).errors : {}
  const isForm = error && fieldProblems.amount === undefined && fieldProblems.reason === undefined

  const submit = async () => {
    setSent(true)
    if (isAmountWrong || isReasonMissing) return
    const body = { kind, amount: toEuros(cents), reason }
    const { data } = await addMovement({ id, body, key: keyOf(body) })
    if (data) onAdded()
  }

  return (
    <SubmitForm
      label={`${t('drawer:tillOf', { till })}, ${t('drawer:movement.title')}`}
      onSubmit={submit}
      problem={isForm ? problemText(error, t) : undefined}
      submitLabel={t('drawer:movement.submit')}
      busyLabel={t('drawer:busy')}
      isBusy={isLoading}
    >
      <RadioGroup
        label={t('drawer:movement.kind')}
        value={kind}
        onValueChange={(chosen) => setKind(chosen as EnteredMovementKind)}
        options={enteredMovementKinds.map((each) => ({
          value: each,
          label: t(`drawer:kinds.${each}`),
          hint: t(`drawer:movement.hint.${each}`),
        }))}
      />
      {kind !== 'no_sale' && (
        <AmountField
          label={t('drawer:amount')}
          value={amount}
          onChange={setAmount}
          error={isSent && isAmountWrong ? t('drawer:amountInvalid') : fieldProblems.amount?.[0]}
        />
      )}
      <TextField
        label={t('drawer:reason')}
        autoComplete="off"
        maxLength={MAX_REASON_CHARACTERS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isSent && isReasonMissing ? t('drawer:reasonMissing') : fieldProblems.reason?.[0]}
      />
    </SubmitForm>
  )
}

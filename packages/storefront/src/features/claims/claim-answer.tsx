import { problemText, toProblem } from '@colada/client/api/problem-text'
import { type Payout, payouts } from '@colada/domain/claims/claim'
import type { WireClaim } from '@colada/domain/claims/contract'
import { MAX_MESSAGE_CHARACTERS } from '@colada/domain/contact/contact-form'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { isIban } from '@colada/domain/payment/iban'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Inline, RadioGroup, Stack, TextArea, TextField } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../platform/notices/notices.ts'
import { useAnswerClaimMutation } from './endpoints.ts'

/** The answer to an offered compensation: how it is paid, or why not. */
export function ClaimAnswer({ claim }: { readonly claim: WireClaim }) {
  const [isDisputing, setDisputing] = useState(false)
  return isDisputing ? (
    <DisputeForm claim={claim} onBack={() => setDisputing(false)} />
  ) : (
    <AcceptForm claim={claim} onDisagree={() => setDisputing(true)} />
  )
}

function AcceptForm({ claim, onDisagree }: { readonly claim: WireClaim; readonly onDisagree: () => void }) {
  const { t } = useTranslation(['claims', 'common'])
  const [payout, setPayout] = useState<Payout>()
  const [iban, setIban] = useState('')
  const [holder, setHolder] = useState('')
  const [isTried, setTried] = useState(false)
  const { send, isLoading, problem } = useAnswer(claim)
  const amount = fromEuros(claim.amount ?? 0)
  const refund = Math.min(amount, fromEuros(claim.refundable))
  const isTransferred = payout === 'transfer' || (payout === 'refund' && refund < amount)
  const hintOf = (each: Payout) =>
    each === 'refund' && refund < amount
      ? t('claims:answer.payouts.refundPart', {
          refund: formatMoney(refund),
          rest: formatMoney(amount - refund),
        })
      : t(`claims:answer.payouts.${each}.hint`)
  // Nothing was captured that a refund could return.
  const possible = payouts.filter((each) => each !== 'refund' || refund > 0)
  const isComplete = payout !== undefined && (!isTransferred || (isIban(iban) && holder.trim() !== ''))

  const accept = async () => {
    setTried(true)
    if (!isComplete) return
    const account = isTransferred ? { iban, holder: holder.trim() } : { iban: '', holder: '' }
    if (await send({ answer: 'accept', payout, ...account, message: '' })) {
      notify({ key: 'claims:answer.accepted', tone: 'success' })
    }
  }

  return (
    <form
      noValidate
      aria-label={t('claims:answer.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void accept()
      }}
    >
      <Stack gap="md">
        <RadioGroup
          label={t('claims:answer.payout')}
          value={payout ?? ''}
          onValueChange={(chosen) => setPayout(chosen as Payout)}
          options={possible.map((each) => ({
            value: each,
            label: t(`claims:answer.payouts.${each}.label`),
            hint: hintOf(each),
          }))}
          error={isTried && payout === undefined ? t('claims:answer.payoutMissing') : undefined}
        />
        {isTransferred && (
          <>
            <TextField
              label={t('claims:answer.iban')}
              autoComplete="off"
              value={iban}
              onChange={(event) => setIban(event.target.value)}
              error={isTried && !isIban(iban) ? t('claims:answer.ibanInvalid') : undefined}
            />
            <TextField
              label={t('claims:answer.holder')}
              autoComplete="name"
              value={holder}
              onChange={(event) => setHolder(event.target.value)}
              error={isTried && holder.trim() === '' ? t('claims:answer.holderMissing') : undefined}
            />
          </>
        )}
        {problem}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('claims:answer.busy')}>
            {t('claims:answer.accept', { amount: formatMoney(amount) })}
          </Button>
          <Button tone="neutral" appearance="outline" onClick={onDisagree}>
            {t('claims:answer.disagree')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** The button that opened the form is gone. */
const focusOn = (field: HTMLTextAreaElement | null) => field?.focus()

function DisputeForm({ claim, onBack }: { readonly claim: WireClaim; readonly onBack: () => void }) {
  const { t } = useTranslation(['claims', 'common'])
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const { send, isLoading, problem } = useAnswer(claim)
  const dispute = async () => {
    setTried(true)
    if (message.trim() === '') return
    if (await send({ answer: 'dispute', iban: '', holder: '', message })) {
      notify({ key: 'claims:answer.disputed', tone: 'success' })
    }
  }
  return (
    <form
      noValidate
      aria-label={t('claims:answer.disagree')}
      onSubmit={(event) => {
        event.preventDefault()
        void dispute()
      }}
    >
      <Stack gap="md">
        <TextArea
          ref={focusOn}
          label={t('claims:answer.why')}
          hint={t('claims:answer.whyHint')}
          maxLength={MAX_MESSAGE_CHARACTERS}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={isTried && message.trim() === '' ? t('claims:answer.whyMissing') : undefined}
        />
        {problem}
        <Inline>
          <Button type="submit" loading={isLoading} loadingLabel={t('claims:answer.busy')}>
            {t('claims:answer.dispute')}
          </Button>
          <Button tone="neutral" appearance="outline" onClick={onBack}>
            {t('claims:answer.back')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

type Answer = Omit<Parameters<ReturnType<typeof useAnswerClaimMutation>[0]>[0]['body'], 'version'>

/** Sends an answer with the version of the claim that the page shows. */
function useAnswer({ id, version }: WireClaim) {
  const { t } = useTranslation(['claims', 'common'])
  const [answer, { isLoading, error }] = useAnswerClaimMutation()
  const isConflict = error && toProblem(error).code === statusCodes.versionChanged.code
  return {
    isLoading,
    send: async (body: Answer) => (await answer({ id, body: { version, ...body } })).data !== undefined,
    problem: error && (
      <Callout tone={isConflict ? 'warning' : 'danger'} live="alert">
        {isConflict ? t('claims:answer.conflict') : problemText(error, t)}
      </Callout>
    ),
  }
}

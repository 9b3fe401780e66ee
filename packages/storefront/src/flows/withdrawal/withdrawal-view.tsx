import { problemText } from '@colada/client/api/problem-text'
import { FormSkeleton } from '@colada/client/forms/form-skeleton'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { createWithdrawal } from '@colada/domain/withdrawals/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CurrentUser } from '../../features/account/current-user.tsx'
import { useWithdrawMutation } from './endpoints.ts'
import { WithdrawalDetails } from './withdrawal-details.tsx'
import { WithdrawalDone } from './withdrawal-done.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

type Statement = EndpointBody<typeof createWithdrawal>

/** The two steps of a withdrawal, filled in from the account of a signed-in customer and the order of the link. */
export default function WithdrawalView() {
  const { t } = useTranslation('common')
  const [search] = useSearchParams()
  const locator = search.get('order') ?? ''
  const empty = { name: '', locator, email: '', garments: '' }
  return (
    <CurrentUser
      anonymous={<Steps initial={empty} />}
      loading={<FormSkeleton label={t('common:calls.loading')} fields={4} />}
    >
      {({ firstName, lastName, email }) => (
        <Steps initial={{ ...empty, name: `${firstName} ${lastName}`.trim(), email }} />
      )}
    </CurrentUser>
  )
}

function Steps({ initial }: { readonly initial: Statement }) {
  const { t } = useTranslation('common')
  const [typed, setTyped] = useState(initial)
  const [step, setStep] = useState<'details' | 'review'>('details')
  const [withdraw, { data, error, isLoading, reset }] = useWithdrawMutation()
  if (data) return <WithdrawalDone acknowledgement={data} statement={typed} />
  if (step === 'review') {
    return (
      <WithdrawalReview
        statement={typed}
        isBusy={isLoading}
        failure={error && problemText(error, t)}
        onConfirm={() => void withdraw(typed)}
        onEdit={() => {
          reset()
          setStep('details')
        }}
      />
    )
  }
  return (
    <WithdrawalDetails
      initial={typed}
      onNext={(statement) => {
        setTyped(statement)
        setStep('review')
      }}
    />
  )
}

import type { Order } from '@colada/domain/orders/order'
import { statusCodes } from '@colada/domain/wire/status'
import { useEffect, useRef, useState } from 'react'
import { useIntentQuery, useLazyIntentQuery } from '../../features/payment/endpoints.ts'
import { type CardChoice, useCardPayment } from '../../features/payment/use-card-payment.ts'
import { useCardProvider } from '../../features/payment/use-card-provider.ts'
import type { CallProblem } from '../../platform/api/call-query.ts'
import { asProblem } from '../../platform/api/problem-text.ts'

/** Milliseconds between questions to the provider about an unanswered payment. */
const askEvery = 5_000

/** The payment of an order: provider, prepared intent, and the card's way through it. */
export function usePayment(order: Order, onLookAgain: () => unknown) {
  const wanted = {
    orderId: order.id,
    pending: order.pending,
    processType: order.processType,
    savesCard: false,
  }
  const provider = useCardProvider()
  const intent = useIntentQuery(wanted)
  const [askIntent] = useLazyIntentQuery()
  const [problem, setProblem] = useState<CallProblem | null>(null)
  const card = useCardPayment(provider.stripe)
  const asked = useRef(false)

  const failure = intent.error ? asProblem(intent.error) : problem
  const underReview = failure?.code === statusCodes.paymentUnderReview.code
  const notPayable = failure?.code === statusCodes.orderNotPayable.code
  const phase = underReview || notPayable ? 'checking' : card.phase
  const secret = intent.data ?? ''

  useEffect(() => {
    // Paid, cancelled or timed out in the meantime: the order itself says which.
    if (notPayable) void onLookAgain()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [notPayable])

  useEffect(() => {
    if (card.phase !== 'checking' || secret === '') return undefined
    const timer = setInterval(() => void card.check(secret), askEvery)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [card.phase, secret])

  const pay = async (choice: CardChoice, savesCard: boolean) => {
    setProblem(null)
    let current = secret
    if (savesCard !== asked.current) {
      // Consent to keep the card belongs to the intent, and the provider must know it before the card.
      const { data, error } = await askIntent({ ...wanted, savesCard })
      if (error) return setProblem(asProblem(error))
      if (data) current = data
      asked.current = savesCard
    }
    return card.pay(current, choice)
  }

  return {
    stripe: provider.stripe,
    phase,
    refusal: card.refusal,
    ready: provider.stripe !== null && secret !== '',
    /** Nothing can be paid now: the provider or the preparation is not to be had. */
    failure: underReview || notPayable ? null : failure,
    providerFailed: provider.failed,
    retry: () => {
      setProblem(null)
      if (provider.failed) provider.retry()
      if (intent.error) void intent.refetch()
    },
    pay,
  }
}

import type { ApiError } from '@colada/client/api/base-query'
import { toProblem } from '@colada/client/api/problem-text'
import type { Order } from '@colada/domain/orders/order'
import { amountToPay, getPayingProcess } from '@colada/domain/orders/payable'
import { statusCodes } from '@colada/domain/wire/status-codes'
import type { StripeElements } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AttemptOutcome, ready } from '../../features/payment/attempt.ts'
import {
  type CardChoice,
  confirmCard,
  confirmWallet,
  retrieveOutcome,
} from '../../features/payment/card-confirmation.ts'
import { fetchIntent, useIntentQuery } from '../../features/payment/endpoints.ts'
import { findPaymentProblem } from '../../features/payment/payment-problem.tsx'
import { useCardProvider } from '../../features/payment/use-card-provider.ts'
import { usePaymentAttempt } from '../../features/payment/use-payment-attempt.ts'
import { usePayPal } from '../../features/payment/use-paypal.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'

/** Delay before the intent of a payment under review, or of an unreachable provider, is fetched again. */
const RETRY_INTERVAL_MS = 5_000
const { notSignedIn, paymentUnderReview, paymentProviderDown, orderNotPayable, pricesChanged } = statusCodes

/** The payment of an order: provider, intent, and the single-flight attempt that all payment methods share. */
export function usePayment(order: Order, onRefetch: () => unknown) {
  const payment = {
    orderId: order.id,
    pending: amountToPay(order),
    processType: getPayingProcess(order),
    savesCard: false,
  }
  const { stripe, failed, retry: retryProvider } = useCardProvider()
  const intent = useIntentQuery(payment)
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)

  const secret = intent.currentData ?? ''
  const paypal = usePayPal(payment)
  const checkStatus = stripe && secret !== '' ? () => retrieveOutcome(stripe, secret) : undefined
  const { attempt, ...current } = usePaymentAttempt(payment, {
    card: checkStatus,
    wallet: checkStatus,
    paypal: paypal.checkStatus,
  })

  const failure = intent.error ? toProblem(intent.error) : problem
  const underReview = failure?.code === paymentUnderReview.code
  const notPayable = failure?.code === orderNotPayable.code
  const isStale = notPayable || failure?.code === pricesChanged.code

  const refetchOrder = useEffectEvent(() => void onRefetch())
  useEffect(() => {
    // The order was paid, cancelled or repriced meanwhile: its status says which.
    if (isStale) refetchOrder()
  }, [isStale])

  const isRetrying = underReview || (intent.error && failure?.code === paymentProviderDown.code)
  const { refetch } = intent
  useEffect(() => {
    if (!isRetrying) return undefined
    const timer = setInterval(() => void refetch(), RETRY_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isRetrying, refetch])

  /**
   * Consent to save a card is part of the intent, which all tabs share: it is sent with every payment, before the card is
   * confirmed.
   */
  const getClientSecret = async (savesCard: boolean): Promise<string | null> => {
    const { data, error } = await dispatch(fetchIntent({ ...payment, savesCard }))
    if (!error) return data ?? null
    // The log-in dialog opens by itself; the customer then clicks again.
    if (toProblem(error).code !== notSignedIn.code) setProblem(toProblem(error))
    // `data` may still be that of an earlier request.
    return null
  }
  const payBy = async (
    method: 'card' | 'wallet',
    savesCard: boolean,
    confirm: (clientSecret: string) => Promise<AttemptOutcome>,
  ) => {
    setProblem(null)
    return attempt(method, async () => {
      const clientSecret = await getClientSecret(savesCard)
      return clientSecret ? confirm(clientSecret) : ready()
    })
  }

  return {
    ...current,
    attempt,
    phase: underReview || notPayable ? 'checking' : current.phase,
    stripe,
    ready: stripe !== null && secret !== '',
    /** Why cards are unavailable: the intent failed or is empty, or the provider is unreachable. */
    trouble: findPaymentProblem(isStale || underReview ? null : failure, intent.currentData === '', failed),
    retry: () => {
      setProblem(null)
      if (failed) retryProvider()
      if (intent.error || intent.currentData === '') void refetch()
    },
    /** Handlers of PayPal's window. */
    paypal: { ...paypal, open: () => paypal.createOrder(attempt) },
    payByCard: (card: CardChoice, savesCard: boolean) =>
      stripe && payBy('card', savesCard, (clientSecret) => confirmCard(stripe, clientSecret, card)),
    payByWallet: (elements: StripeElements) =>
      stripe && payBy('wallet', false, (clientSecret) => confirmWallet(stripe, clientSecret, elements)),
  }
}

import type { Order } from '@colada/domain/orders/order'
import { payingProcess } from '@colada/domain/payment/due'
import { statusCodes } from '@colada/domain/wire/status'
import type { StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { type Outcome, ready } from '../../features/payment/attempt.ts'
import {
  type CardChoice,
  confirmCard,
  confirmWallet,
  lookUp,
} from '../../features/payment/card-confirmation.ts'
import { askIntent, useIntentQuery } from '../../features/payment/endpoints.ts'
import { troubleOf } from '../../features/payment/payment-trouble.tsx'
import { useAttempt } from '../../features/payment/use-attempt.ts'
import { usePayPal } from '../../features/payment/use-paypal.ts'
import { useCardProvider } from '../../features/payment/use-card-provider.ts'
import type { ApiError } from '../../platform/api/base-query.ts'
import { asProblem } from '../../platform/api/problem-text.ts'
import { useAppDispatch } from '../../platform/store/hooks.ts'

/** Milliseconds until a payment that is under review, or whose provider was away, is prepared anew. */
const askEvery = 5_000
const { notSignedIn, paymentUnderReview, paymentProviderDown, orderNotPayable, pricesChanged } = statusCodes

/** The payment of what an order owes: provider, prepared intent, and the one gate that every way goes through. */
export function usePayment(order: Order, onLookAgain: () => unknown) {
  const wanted = {
    orderId: order.id,
    pending: order.pending,
    processType: payingProcess(order),
    savesCard: false,
  }
  const { stripe, failed, retry: retryProvider } = useCardProvider()
  const intent = useIntentQuery(wanted)
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)
  /** What the provider was told of keeping the card since a preparation, which tells it not to; `null` where no answer came. */
  const told = useRef<{ since?: number | undefined; savesCard: boolean | null }>({ savesCard: false })

  const secret = intent.currentData ?? ''
  const paypal = usePayPal(wanted)
  const ask = stripe && secret !== '' ? () => lookUp(stripe, secret) : undefined
  const { attempt, ...gate } = useAttempt(wanted, { card: ask, wallet: ask, paypal: paypal.ask })

  const failure = intent.error ? asProblem(intent.error) : problem
  const underReview = failure?.code === paymentUnderReview.code
  const notPayable = failure?.code === orderNotPayable.code
  const isStale = notPayable || failure?.code === pricesChanged.code

  useEffect(() => {
    // Paid, cancelled or priced anew in the meantime: the order itself says which.
    if (isStale) void onLookAgain()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStale])

  const asksAgain = underReview || (intent.error && failure?.code === paymentProviderDown.code)
  useEffect(() => {
    if (!asksAgain) return undefined
    const timer = setInterval(() => void intent.refetch(), askEvery)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asksAgain])

  /** The payment's secret. Consent to keep a card belongs to the intent, and the provider must know it before the card. */
  const secretFor = async (saves: boolean): Promise<string | null> => {
    const since = intent.fulfilledTimeStamp
    const known = told.current.since === since ? told.current.savesCard : false
    if (saves === known && secret !== '') return secret
    told.current = { since, savesCard: null }
    const { data, error } = await dispatch(askIntent({ ...wanted, savesCard: saves }))
    if (!error) {
      told.current = { since, savesCard: saves }
      return data ?? null
    }
    // The log-in opens over the page by itself, and the press is repeated after it.
    if (asProblem(error).code !== notSignedIn.code) setProblem(asProblem(error))
    // Data may be there all the same, of the time before.
    return null
  }
  const payBy = async (
    way: 'card' | 'wallet',
    saves: boolean,
    confirm: (clientSecret: string) => Promise<Outcome>,
  ) => {
    setProblem(null)
    return attempt(way, async () => {
      const clientSecret = await secretFor(saves)
      return clientSecret ? confirm(clientSecret) : ready()
    })
  }

  return {
    ...gate,
    attempt,
    phase: underReview || notPayable ? 'checking' : gate.phase,
    stripe,
    ready: stripe !== null && secret !== '',
    /** Why nothing can be paid by card now: the preparation failed, brought nothing, or the provider is away. */
    trouble: troubleOf(isStale || underReview ? null : failure, intent.currentData === '', failed),
    retry: () => {
      setProblem(null)
      if (failed) retryProvider()
      if (intent.error || intent.currentData === '') void intent.refetch()
    },
    /** PayPal's window, from its opening to its end. */
    paypal: { ...paypal, open: () => paypal.open(attempt) },
    payByCard: (card: CardChoice, saves: boolean) =>
      stripe && payBy('card', saves, (clientSecret) => confirmCard(stripe, clientSecret, card)),
    payByWallet: (elements: StripeElements) =>
      stripe && payBy('wallet', false, (clientSecret) => confirmWallet(stripe, clientSecret, elements)),
  }
}

import type { OrderId } from '@colada/domain/orders/order'
import { useEffect, useRef, useState } from 'react'
import {
  checking,
  type AttemptOutcome,
  type PaymentPhase,
  type PaymentMethod,
  ready,
  type PaymentFailure,
} from './attempt.ts'
import { savePendingAttempt, readPendingAttempt, clearPendingAttempt } from './pending-attempt.ts'
import { broadcastPaymentDone } from './payment-done.ts'

/** Milliseconds between questions to a provider about a payment nobody has heard of. */
const STATUS_CHECK_INTERVAL_MS = 5_000

/** How a provider is asked what came of a payment; left out while, or where, it cannot be asked. */
export type StatusChecks = Partial<Record<PaymentMethod, (() => Promise<AttemptOutcome>) | undefined>>

/** What is being paid. */
interface AttemptTarget {
  readonly orderId: OrderId
  readonly processType: string
}

interface State {
  readonly phase: PaymentPhase
  readonly failure: PaymentFailure | null
  /** The way that was tried last. */
  readonly method: PaymentMethod
}

/**
 * The one gate that all ways to pay an order go through: one attempt at a time, and none while the result of
 * another is unknown, be it of this page, of one before a reload or of another tab.
 */
export function usePaymentAttempt({ orderId, processType }: AttemptTarget, asks: StatusChecks) {
  const [state, setState] = useState<State>(() => {
    const mark = readPendingAttempt(orderId)
    return mark ? { ...checking, method: mark.method } : { ...ready(), method: 'card' }
  })
  const running = useRef(false)
  const ask = asks[state.method]
  const canAsk = ask !== undefined

  const end = (method: PaymentMethod, outcome: AttemptOutcome) => {
    if (outcome.phase === 'ready') clearPendingAttempt(orderId)
    if (outcome.phase === 'confirming') broadcastPaymentDone(orderId)
    setState({ ...outcome, method })
  }

  /** Pays in some way, once: `act` talks to the provider. Answers how it ended, `null` where it did not begin. */
  const attempt = async (
    method: PaymentMethod,
    act: () => Promise<AttemptOutcome>,
  ): Promise<AttemptOutcome | null> => {
    if (running.current || state.phase !== 'ready') return null
    const elsewhere = readPendingAttempt(orderId)
    if (elsewhere !== null) {
      setState({ ...checking, method: elsewhere.method })
      return null
    }
    running.current = true
    savePendingAttempt(orderId, { method, processType })
    setState({ phase: 'paying', failure: null, method })
    const outcome = await act().catch(() => checking)
    running.current = false
    end(method, outcome)
    return outcome
  }

  useEffect(() => {
    if (state.phase !== 'checking' || !ask) return undefined
    let gone = false
    const look = async () => {
      const outcome = await ask()
      if (!gone && outcome.phase !== 'checking') end(state.method, outcome)
    }
    void look()
    const timer = setInterval(() => void look(), STATUS_CHECK_INTERVAL_MS)
    return () => {
      gone = true
      clearInterval(timer)
    }
    // `ask` is made anew by every rendering; whether it can be asked is what matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state.phase, state.method, canAsk])

  return { ...state, attempt }
}

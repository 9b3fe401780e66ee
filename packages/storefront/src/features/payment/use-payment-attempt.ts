import type { OrderId } from '@colada/domain/orders/order'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  checking,
  type AttemptOutcome,
  type PaymentPhase,
  type PaymentMethod,
  ready,
  type PaymentFailure,
} from './attempt.ts'
import { broadcastPaymentDone } from './payment-done.ts'
import { savePendingAttempt, readPendingAttempt, clearPendingAttempt } from './pending-attempt.ts'

const STATUS_CHECK_INTERVAL_MS = 5_000

/** Retrieves the outcome of a payment from its provider, by method; left out where that is not possible. */
export type StatusChecks = Partial<Record<PaymentMethod, (() => Promise<AttemptOutcome>) | undefined>>

interface AttemptTarget {
  readonly orderId: OrderId
  readonly processType: string
}

interface State {
  readonly phase: PaymentPhase
  readonly failure: PaymentFailure | null
  /** The method tried last. */
  readonly method: PaymentMethod
}

/**
 * Single-flight payment attempts of an order, for all methods: one at a time, and none while the outcome of another is
 * unknown, whether of this page, before a reload, or of another tab.
 */
export function usePaymentAttempt({ orderId, processType }: AttemptTarget, statusChecks: StatusChecks) {
  const [state, setState] = useState<State>(() => {
    const pending = readPendingAttempt(orderId)
    return pending ? { ...checking, method: pending.method } : { ...ready(), method: 'card' }
  })
  const running = useRef(false)
  const checkStatus = statusChecks[state.method]
  const canCheck = checkStatus !== undefined

  const end = (method: PaymentMethod, outcome: AttemptOutcome) => {
    if (outcome.phase === 'ready') clearPendingAttempt(orderId)
    if (outcome.phase === 'confirming') broadcastPaymentDone(orderId)
    setState({ ...outcome, method })
  }

  /**
   * Pays once with a method.
   *
   * @param pay Sends the payment to the provider.
   * @returns The outcome, or `null` when another attempt is in progress.
   */
  const attempt = async (
    method: PaymentMethod,
    pay: () => Promise<AttemptOutcome>,
  ): Promise<AttemptOutcome | null> => {
    if (running.current || state.phase !== 'ready') return null
    const pending = readPendingAttempt(orderId)
    if (pending !== null) {
      setState({ ...checking, method: pending.method })
      return null
    }
    running.current = true
    savePendingAttempt(orderId, { method, processType })
    setState({ phase: 'paying', failure: null, method })
    const outcome = await pay().catch(() => checking)
    running.current = false
    end(method, outcome)
    return outcome
  }

  const check = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await checkStatus?.()
    if (outcome && !signal.aborted && outcome.phase !== 'checking') end(state.method, outcome)
  })
  useEffect(() => {
    if (state.phase !== 'checking' || !canCheck) return undefined
    const controller = new AbortController()
    void check(controller.signal)
    const timer = setInterval(() => void check(controller.signal), STATUS_CHECK_INTERVAL_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [state.phase, state.method, canCheck])

  return {
    ...state,
    attempt,
    /** Called once the customer has read why an attempt failed. */
    dismissFailure: () => setState({ ...state, failure: null }),
  }
}

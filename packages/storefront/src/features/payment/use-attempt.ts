import type { OrderId } from '@colada/domain/orders/order'
import { useEffect, useRef, useState } from 'react'
import { checking, type Outcome, type PaymentPhase, type PayWay, ready, type Refusal } from './attempt.ts'
import { leaveMark, readMark, wipeMark } from './attempt-mark.ts'
import { announcePaymentDone } from './payment-done.ts'

/** Milliseconds between questions to a provider about a payment nobody has heard of. */
const askEvery = 5_000

/** How a provider is asked what came of a payment; left out while, or where, it cannot be asked. */
export type Asks = Partial<Record<PayWay, (() => Promise<Outcome>) | undefined>>

/** What is being paid. */
interface Paid {
  readonly orderId: OrderId
  readonly processType: string
}

interface State {
  readonly phase: PaymentPhase
  readonly refusal: Refusal | null
  /** The way that was tried last. */
  readonly way: PayWay
}

/**
 * The one gate that all ways to pay an order go through: one attempt at a time, and none while the result of
 * another is unknown, be it of this page, of one before a reload or of another tab.
 */
export function useAttempt({ orderId, processType }: Paid, asks: Asks) {
  const [state, setState] = useState<State>(() => {
    const mark = readMark(orderId)
    return mark ? { ...checking, way: mark.way } : { ...ready(), way: 'card' }
  })
  const running = useRef(false)
  const ask = asks[state.way]
  const canAsk = ask !== undefined

  const end = (way: PayWay, outcome: Outcome) => {
    if (outcome.phase === 'ready') wipeMark(orderId)
    if (outcome.phase === 'confirming') announcePaymentDone(orderId)
    setState({ ...outcome, way })
  }

  /** Pays in some way, once: `act` talks to the provider. Answers how it ended, `null` where it did not begin. */
  const attempt = async (way: PayWay, act: () => Promise<Outcome>): Promise<Outcome | null> => {
    if (running.current || state.phase !== 'ready') return null
    const elsewhere = readMark(orderId)
    if (elsewhere !== null) {
      setState({ ...checking, way: elsewhere.way })
      return null
    }
    running.current = true
    leaveMark(orderId, { way, processType })
    setState({ phase: 'paying', refusal: null, way })
    const outcome = await act().catch(() => checking)
    running.current = false
    end(way, outcome)
    return outcome
  }

  useEffect(() => {
    if (state.phase !== 'checking' || !ask) return undefined
    let gone = false
    const look = async () => {
      const outcome = await ask()
      if (!gone && outcome.phase !== 'checking') end(state.way, outcome)
    }
    void look()
    const timer = setInterval(() => void look(), askEvery)
    return () => {
      gone = true
      clearInterval(timer)
    }
    // `ask` is made anew by every rendering; whether it can be asked is what matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state.phase, state.way, canAsk])

  return { ...state, attempt }
}

import { pricesChangedAnswer, type reserve } from '@colada/domain/orders/calls'
import type { Order } from '@colada/domain/orders/order'
import type { Prices } from '@colada/domain/orders/prices'
import { toPrices } from '@colada/domain/promotions/calls'
import type { CallBody } from '@colada/domain/wire/call'
import { statusCodes } from '@colada/domain/wire/status'
import { useRef, useState } from 'react'
import type { CallProblem } from '../../platform/api/call-query.ts'
import { asProblem } from '../../platform/api/problem-text.ts'
import { useReserveMutation } from './endpoints.ts'
import { attemptFor, type OrderDraft } from './order-draft.ts'

/** Why an order was not placed, by what the customer does next. */
export type ReserveProblem =
  | { readonly kind: 'unavailable'; readonly problem: CallProblem }
  | { readonly kind: 'prices'; readonly before: Prices; readonly now: Prices }
  /** No answer came: the order may exist. Trying again under the same key is safe. */
  | { readonly kind: 'unknown'; readonly problem: CallProblem }
  | { readonly kind: 'refused'; readonly problem: CallProblem }

type Body = CallBody<typeof reserve>

/** Places the order, once for every intention: a double press is one, and a lost answer is asked for again. */
export function useReserve(
  draft: OrderDraft,
  onAttempt: (attempt: OrderDraft['attempt']) => void,
  onPlaced: (order: Order) => void,
) {
  const [send, { isLoading }] = useReserveMutation()
  const [problem, setProblem] = useState<ReserveProblem | null>(null)
  const running = useRef(false)

  const place = async (body: Body) => {
    if (running.current) return
    running.current = true
    setProblem(null)
    const attempt = attemptFor(draft, body)
    onAttempt(attempt)
    const { data, error } = await send({ body, idempotencyKey: attempt.key })
    running.current = false
    if (data) onPlaced(data)
    else setProblem(problemOf(asProblem(error), body))
  }

  return { place, isPlacing: isLoading, problem, dismiss: () => setProblem(null) }
}

function problemOf(problem: CallProblem, body: Body): ReserveProblem | null {
  const { code, kind, http } = problem
  // The log-in opens over the page by itself.
  if (code === statusCodes.notSignedIn.code) return null
  if (code === statusCodes.noAvailability.code) return { kind: 'unavailable', problem }
  if (code === statusCodes.pricesChanged.code) {
    const answer = pricesChangedAnswer.safeParse(problem.answer)
    if (answer.success)
      return { kind: 'prices', before: toPrices(body.prices), now: toPrices(answer.data.prices) }
  }
  const lost = kind !== 'refused' || http >= 500 || code === statusCodes.idempotencyInProgress.code
  return lost ? { kind: 'unknown', problem } : { kind: 'refused', problem }
}

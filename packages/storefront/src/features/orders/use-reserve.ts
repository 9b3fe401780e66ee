import type { ApiError } from '@colada/client/api/base-query'
import { toProblem } from '@colada/client/api/problem-text'
import { pricesChangedBody, type reserve } from '@colada/domain/orders/contract'
import type { Order } from '@colada/domain/orders/order'
import { isPayable } from '@colada/domain/orders/payable'
import { toPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { useRef, useState } from 'react'
import { useAppDispatch } from '../../platform/store/hooks.ts'
import { purchaseCompleted } from '../../platform/store/page-actions.ts'
import { type OrderEndpoint, type Reservation, useReserveMutation } from './endpoints.ts'
import { getAttempt, type OrderDraft } from './order-draft.ts'

/** Why an order was not placed. */
export type ReserveProblem =
  | { readonly kind: 'unavailable'; readonly problem: ApiError }
  | { readonly kind: 'prices'; readonly before: Prices; readonly now: Prices }
  /** No response: the order may exist. A retry with the same idempotency key is safe. */
  | { readonly kind: 'unknown'; readonly problem: ApiError }
  /** An attempt before a reload had no response. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'refused'; readonly problem: ApiError }

type Body = EndpointBody<typeof reserve>

/**
 * Places an order once: a double click sends one request. Without a response the same body is sent again with the same
 * idempotency key, even if prices have changed, until the API responds (trust 1).
 */
export function useReserve(
  draft: OrderDraft,
  onAttempt: (attempt: OrderDraft['attempt']) => void,
  onPlaced: (order: Order) => void,
  endpoint: OrderEndpoint = 'reserve',
) {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useReserveMutation()
  const [problem, setProblem] = useState<ReserveProblem | null>(
    draft.attempt === null ? null : { kind: 'unfinished' },
  )
  const unconfirmed = useRef<Reservation | null>(null)
  const running = useRef(false)

  const place = async (body: Body) => {
    if (running.current) return
    running.current = true
    setProblem(null)
    const reservation = unconfirmed.current ?? newReservation(endpoint, draft, body, onAttempt)
    const { data, error } = await send(reservation)
    running.current = false
    if (data) {
      const isNewOrder = endpoint === 'reserve' || endpoint === 'createOrder'
      const isPaymentDue = isPayable(data)
      if (isNewOrder && !isPaymentDue) dispatch(purchaseCompleted({ amount: data.total }))
      return onPlaced(data)
    }
    const found = toReserveProblem(toProblem(error), reservation.body)
    unconfirmed.current = found?.kind === 'unknown' ? reservation : null
    if (unconfirmed.current === null) onAttempt(null)
    setProblem(found)
  }

  return { place, isPlacing: isLoading, problem, dismiss: () => setProblem(null) }
}

function newReservation(
  endpoint: OrderEndpoint,
  draft: OrderDraft,
  body: Body,
  onAttempt: (attempt: OrderDraft['attempt']) => void,
): Reservation {
  const attempt = getAttempt(draft, body)
  onAttempt(attempt)
  return { endpoint, body, idempotencyKey: attempt.key }
}

function toReserveProblem(problem: ApiError, body: Body): ReserveProblem | null {
  const { code, kind, status } = problem
  // The log-in dialog opens by itself.
  if (code === statusCodes.notSignedIn.code) return null
  if (code === statusCodes.noAvailability.code) return { kind: 'unavailable', problem }
  if (code === statusCodes.pricesChanged.code) {
    const response = pricesChangedBody.safeParse(problem.body)
    if (response.success)
      return { kind: 'prices', before: toPrices(body.prices), now: toPrices(response.data.prices) }
  }
  const lost = kind !== 'refused' || status >= 500 || code === statusCodes.idempotencyInProgress.code
  return lost ? { kind: 'unknown', problem } : { kind: 'refused', problem }
}

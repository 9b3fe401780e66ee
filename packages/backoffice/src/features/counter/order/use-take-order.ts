import type { ApiError } from '@colada/client/api/base-query'
import { toProblem } from '@colada/client/api/problem-text'
import { pricesChangedBody } from '@colada/domain/orders/contract'
import { toPrices } from '@colada/domain/promotions/contract'
import type { Prices } from '@colada/domain/promotions/prices'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { useRef, useState } from 'react'
import { type OrderBody, type TakenOrder, useTakeOrderMutation } from './endpoints.ts'

/** Why an order was not taken. */
export type TakeProblem =
  | { readonly kind: 'prices'; readonly now: Prices }
  | { readonly kind: 'full' }
  /** No response: the order may exist. The next attempt sends the same request again. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly problem: ApiError }

/** Takes an order once: without a response the same request is sent again, which takes no second order (trust 1). */
export function useTakeOrder(onTaken: (taken: TakenOrder) => void) {
  const [send, { isLoading }] = useTakeOrderMutation()
  const [problem, setProblem] = useState<TakeProblem | null>(null)
  const unconfirmed = useRef<{ readonly body: OrderBody; readonly idempotencyKey: string }>(null)

  const take = async (body: OrderBody) => {
    if (isLoading) return
    setProblem(null)
    unconfirmed.current ??= { body, idempotencyKey: crypto.randomUUID() }
    const { data, error } = await send(unconfirmed.current)
    const found = error ? toTakeProblem(toProblem(error)) : null
    if (found?.kind !== 'unknown') unconfirmed.current = null
    setProblem(found)
    if (data) onTaken(data)
  }

  return { take, isTaking: isLoading, problem }
}

/** What an error says about an order. */
export function toTakeProblem(problem: ApiError): TakeProblem {
  const { kind, code, status, body } = problem
  if (kind !== 'refused' || status >= 500 || code === statusCodes.idempotencyInProgress.code)
    return { kind: 'unknown' }
  if (code === statusCodes.noAvailability.code) return { kind: 'full' }
  const changed = code === statusCodes.pricesChanged.code ? pricesChangedBody.safeParse(body) : undefined
  if (changed?.success) return { kind: 'prices', now: toPrices(changed.data.prices) }
  return { kind: 'refused', problem }
}

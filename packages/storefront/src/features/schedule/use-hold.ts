import { toProblem } from '@colada/client/api/problem-text'
import { usePolling } from '@colada/client/browser/use-polling'
import { type ServerClock, useHasPassed } from '@colada/client/clock/use-seconds-left'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import { useHoldQuery, useHoldSlotsMutation, useReleaseHoldMutation } from './endpoints.ts'
import { getHoldState, type HoldRequest, type HoldResult, latestResponse, toHoldKey } from './hold.ts'

const POLL_INTERVAL_MS = 45_000
const noClock: ServerClock = { serverTime: 0, receivedAt: 0 }

export interface HoldChoice {
  /** The chosen slots, while all that the order needs are available. */
  readonly request: HoldRequest | null
  /** A slot was deselected or is no longer available, or no van comes; false while slots are loading. */
  readonly isCleared: boolean
}

/**
 * Holds both chosen slots while the customer decides: restored after a reload, replaced with a new choice, released when
 * the choice is cleared. A failure never blocks the order.
 */
export function useHold({ request, isCleared }: HoldChoice) {
  const dispatch = useAppDispatch()
  const expired = useAppSelector(selectSessionExpired)
  const query = useHoldQuery(undefined, { refetchOnMountOrArgChange: true })
  const [holdSlots] = useHoldSlotsMutation()
  const [releaseHold] = useReleaseHoldMutation()
  const [result, setResult] = useState<HoldResult | null>(null)
  const running = useRef(false)

  const key = request && toHoldKey(request)
  const response = latestResponse(result?.response ?? null, query.currentData)
  const hasExpired = useHasPassed(response?.hold?.expiresAt ?? null, response ?? noClock)
  const state = getHoldState(key, result, response, hasExpired)
  const ownId = response?.hold && result && toHoldKey(response.hold) === result.key ? response.hold.id : null

  const send = async (choice: HoldRequest) => {
    running.current = true
    const { data = null, error } = await holdSlots({
      pickup_address_id: choice.pickupAddressId,
      pickup_time: choice.pickupId,
      pickup_store_id: choice.pickupStoreId,
      delivery_address_id: choice.deliveryAddressId,
      delivery_time: choice.deliveryId,
      delivery_store_id: choice.deliveryStoreId,
      category_id: [...choice.categories],
    })
    running.current = false
    setResult({ key: toHoldKey(choice), response: data, problem: error ? toProblem(error) : null })
  }

  // One request at a time: the response to an older choice must not arrive after that to a newer one.
  const hold = useEffectEvent(() => {
    if (running.current || !request) return
    const isHeld = response?.hold && toHoldKey(response.hold) === key && !hasExpired
    if (isHeld) setResult({ key: toHoldKey(request), response, problem: null })
    else void send(request)
  })
  useEffect(() => {
    if (!query.isLoading && result?.key !== key) hold()
  }, [key, result, query.isLoading])

  const release = () => {
    if (ownId !== null) void releaseHold(ownId)
  }
  const releaseCleared = useEffectEvent(release)
  useEffect(() => {
    // The choice can be cleared before or after the response arrives.
    if (!isCleared || !result) return
    releaseCleared()
    setResult(null)
  }, [isCleared, result])

  useEffect(() => {
    if (state.kind === 'ended') dispatch(api.util.invalidateTags(['Days']))
  }, [state.kind, dispatch])
  const retry = () => setResult(null)
  // After a log-in, a request that failed without a session is sent again.
  useEffect(() => {
    if (!expired) setResult((last) => (last?.problem ? null : last))
  }, [expired])

  usePolling(() => {
    if (running.current || expired) return
    dispatch(api.util.invalidateTags(['Days', 'Hold']))
    if (state.kind === 'failed') retry()
  }, POLL_INTERVAL_MS)

  /** Releases the slots when the customer leaves, and requests none after that. */
  const leave = () => {
    running.current = true
    release()
  }

  return { state, retry, leave }
}

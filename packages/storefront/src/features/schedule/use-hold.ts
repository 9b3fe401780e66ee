import { secondsLeft } from '@colada/domain/payment/window'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { asProblem } from '../../platform/api/problem-text.ts'
import { useWhileVisible } from '../../platform/browser/use-while-visible.ts'
import { nowInSeconds } from '../../platform/clock/use-seconds-left.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks.ts'
import { selectSessionExpired } from '../../platform/store/session-slice.ts'
import { type SeenHold, useHoldQuery, useHoldSlotsMutation, useReleaseHoldMutation } from './endpoints.ts'
import { type HoldAnswer, holdState, type HoldWanted, keyOf, newerSight } from './hold.ts'

/** ms between quiet looks at what is free and what is held, while the page is in sight. */
const lookEvery = 45_000

export interface HoldChoice {
  /** Both hours, while both can be had. */
  readonly wanted: HoldWanted | null
  /** An hour was let go or is gone; not while it is only on its way. */
  readonly isUndone: boolean
}

/**
 * Keeps the places of both hours while the customer decides: found again after a reload, moved with the choice, let go
 * when the choice is undone. What fails here never stops an order.
 */
export function useHold({ wanted, isUndone }: HoldChoice) {
  const dispatch = useAppDispatch()
  const expired = useAppSelector(selectSessionExpired)
  const found = useHoldQuery(undefined, { refetchOnMountOrArgChange: true })
  const [ask] = useHoldSlotsMutation()
  const [release] = useReleaseHoldMutation()
  const [answer, setAnswer] = useState<HoldAnswer | null>(null)
  const running = useRef(false)

  const key = wanted && keyOf(wanted)
  const seen = newerSight(answer?.seen ?? null, found.currentData)
  const isOver = useIsOver(seen)
  const state = holdState(key, answer, seen, isOver)
  const own = seen?.hold && answer && keyOf(seen.hold) === answer.key ? seen.hold.id : null

  const askFor = async (choice: HoldWanted) => {
    running.current = true
    const { data = null, error } = await ask({
      pickup_address_id: choice.pickupAddressId,
      pickup_time: choice.pickupId,
      delivery_address_id: choice.deliveryAddressId,
      delivery_time: choice.deliveryId,
      category_id: [...choice.categories],
    })
    running.current = false
    setAnswer({ key: keyOf(choice), seen: data, problem: error ? asProblem(error) : null })
  }

  // One request at a time: the answer of an older choice must not come after that of a newer one.
  useEffect(() => {
    if (found.isLoading || running.current || !wanted || answer?.key === key) return
    const isHeld = seen?.hold && keyOf(seen.hold) === key && !isOver
    if (isHeld) setAnswer({ key: keyOf(wanted), seen, problem: null })
    else void askFor(wanted)
    // `wanted` is made anew by every rendering; its key says whether it differs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, answer, found.isLoading])

  const letGo = () => {
    if (own !== null) void release(own)
  }
  useEffect(() => {
    if (!isUndone || !answer) return
    letGo()
    setAnswer(null)
    // When it is undone, or was undone before its answer came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isUndone, answer])

  // When it is over, what is still free is asked for; after a log-in, what failed without a session.
  useEffect(() => {
    if (state.kind === 'ended') dispatch(api.util.invalidateTags(['Days']))
  }, [state.kind, dispatch])
  const again = () => setAnswer(null)
  useEffect(() => {
    if (!expired) setAnswer((known) => (known?.problem ? null : known))
  }, [expired])

  useWhileVisible(() => {
    if (running.current || expired) return
    dispatch(api.util.invalidateTags(['Days', 'Hold']))
    if (state.kind === 'failed') again()
  }, lookEvery)

  /** The customer leaves: the places go, and are not asked for again. */
  const leave = () => {
    running.current = true
    letGo()
  }

  return { state, again, leave }
}

/** Whether a hold has run out, by the server's clock. */
function useIsOver(seen: SeenHold | null): boolean {
  const [over, setOver] = useState<number | null>(null)
  const until = seen?.hold?.expiresAt ?? null
  const ahead = seen ? seen.serverTime - seen.seenAt : 0
  useEffect(() => {
    if (until === null) return undefined
    const left = secondsLeft(until, nowInSeconds() + ahead)
    const timer = setTimeout(() => setOver(until), left * 1_000)
    return () => clearTimeout(timer)
  }, [until, ahead])
  return until !== null && over === until
}

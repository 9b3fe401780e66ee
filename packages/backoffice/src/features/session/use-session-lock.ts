import { useEffect, useEffectEvent } from 'react'
import { meApi } from '../../platform/session/me.ts'
import { unlocking } from '../../platform/session/pin-requests.ts'
import { selectIsLocked, selectLock, sessionLocked } from '../../platform/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../platform/store.ts'
import { onLockChanged, useRecordActivityMutation } from './lock-endpoints.ts'

/** Activity is sent to the API at most this often. */
const ACTIVITY_INTERVAL_MS = 30_000
const activityEvents = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Follows the lock of the session: activity in any tab keeps it open, and the API decides whether it is locked.
 * Requests that were refused are sent again once it is unlocked.
 *
 * @returns Whether it is locked.
 */
export function useSessionLock(): boolean {
  const dispatch = useAppDispatch()
  const lock = useAppSelector(selectLock)
  const isLocked = useAppSelector(selectIsLocked)
  useActivity(lock !== null && !isLocked && lock.seconds_left !== null)

  const readLock = useEffectEvent(() =>
    dispatch(meApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true })),
  )
  useEffect(() => {
    if (!lock || lock.is_locked || lock.seconds_left === null) return
    const check = async () => {
      const { isError } = await readLock()
      if (isError) dispatch(sessionLocked())
    }
    const timer = setTimeout(() => void check(), lock.seconds_left * 1000)
    return () => clearTimeout(timer)
  }, [dispatch, lock])
  useEffect(() => onLockChanged(() => void readLock()), [])
  useEffect(() => {
    if (!isLocked) unlocking.answer({})
  }, [isLocked])
  return isLocked
}

/** Sends the API that the person is there: at once, and again while there are keys, clicks or scrolling. */
function useActivity(isCounted: boolean): void {
  const [recordActivity] = useRecordActivityMutation()
  useEffect(() => {
    if (!isCounted) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasMore = false
    const send = () => {
      hasMore = false
      timer = setTimeout(() => {
        timer = undefined
        if (hasMore) send()
      }, ACTIVITY_INTERVAL_MS)
      void recordActivity()
    }
    const onActivity = () => {
      if (timer === undefined) send()
      else hasMore = true
    }
    for (const event of activityEvents) addEventListener(event, onActivity, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of activityEvents) removeEventListener(event, onActivity)
    }
  }, [isCounted, recordActivity])
}

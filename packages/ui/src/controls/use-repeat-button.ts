import { useEffect, useRef } from 'react'

const FIRST_REPEAT_MS = 450
const REPEAT_MS = 90

/**
 * Handlers for a button that acts once on a press and again and again while it is held down.
 * `act` says whether going on makes sense, so that a hold stops at a limit.
 */
export function useRepeatButton(act: (held: boolean) => boolean) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const repeated = useRef(false)

  useEffect(() => {
    latest.current = act
  })

  const release = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    repeated.current = true
    if (latest.current(true)) timer.current = setTimeout(repeat, REPEAT_MS)
  }

  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.button !== 0) return
      repeated.current = false
      timer.current = setTimeout(repeat, FIRST_REPEAT_MS)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick: (event: React.MouseEvent) => {
      // A press of the keyboard has no pointer before it (detail 0); a hold must not count once more at its end.
      if (event.detail === 0 || !repeated.current) latest.current(false)
      repeated.current = false
    },
  }
}

import { useEffect, useRef } from 'react'

const FIRST_REPEAT_MS = 450
const REPEAT_MS = 90

/**
 * Handlers for a button that repeats its action while it is held down.
 *
 * @param act performs the action and returns whether to repeat it
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
      // Keyboard clicks have `detail` 0 and no pointer event; the click at the end of a hold is ignored.
      if (event.detail === 0 || !repeated.current) latest.current(false)
      repeated.current = false
    },
  }
}

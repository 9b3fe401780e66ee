import { useEffect, useEffectEvent } from 'react'
import { isPressed, type Shortcut } from './shortcut.ts'

/** Runs an action on a shortcut while the component is mounted. */
export function useShortcut({ modifier, code }: Shortcut, run: () => void): void {
  const onRun = useEffectEvent(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(event, { modifier, code })) return
      event.preventDefault()
      onRun()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [modifier, code])
}

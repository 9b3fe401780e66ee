import { useEffect, useEffectEvent } from 'react'

/** A key with its modifier; shortcuts have one, so that typing and speech input start none (WCAG 2.1.4). */
export interface Shortcut {
  readonly modifier: 'ctrl' | 'alt'
  /** `KeyboardEvent.code`, since Alt changes the character of a key on some keyboards. */
  readonly code: string
}

/** Runs an action on a shortcut while the component is mounted. */
export function useShortcut({ modifier, code }: Shortcut, run: () => void): void {
  const onRun = useEffectEvent(run)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event
      const isPressed = modifier === 'ctrl' ? (ctrlKey || metaKey) && !altKey : altKey && !ctrlKey && !metaKey
      // A dialog is answered first.
      if (!isPressed || shiftKey || event.code !== code || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      onRun()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [modifier, code])
}

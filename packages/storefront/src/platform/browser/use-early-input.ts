import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Reads what was typed into a server-rendered field before hydration; React would replace it by the empty value of the
 * document.
 *
 * @returns A ref for an element around the field.
 */
export function useEarlyInput<Element extends HTMLElement>(
  onInput: (value: string) => void,
): RefObject<Element | null> {
  const container = useRef<Element>(null)
  const readInput = useEffectEvent(() => {
    const value = container.current?.querySelector('input')?.value
    if (value) onInput(value)
  })
  // Only once, after hydration.
  useLayoutEffect(() => readInput(), [])
  return container
}

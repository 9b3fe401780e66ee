import { type RefObject, useLayoutEffect, useRef } from 'react'

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
  useLayoutEffect(() => {
    const value = container.current?.querySelector('input')?.value
    if (value) onInput(value)
    // Only once, after hydration.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return container
}

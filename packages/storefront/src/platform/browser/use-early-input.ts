import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Passes on what was typed into a server-rendered field before hydration; React would replace it by the empty value of
 * the document. The ref belongs to an element around the field.
 */
export function useEarlyInput<Element extends HTMLElement>(
  take: (typed: string) => void,
): RefObject<Element | null> {
  const around = useRef<Element>(null)
  useLayoutEffect(() => {
    const typed = around.current?.querySelector('input')?.value
    if (typed) take(typed)
    // Only once, after hydration.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return around
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Takes over what was typed into a rendered field before its script came; React would put the empty value of the
 * document in its place. The ref goes to an element around the field.
 */
export function useTypedEarly<Element extends HTMLElement>(
  take: (typed: string) => void,
): RefObject<Element | null> {
  const around = useRef<Element>(null)
  useLayoutEffect(() => {
    const typed = around.current?.querySelector('input')?.value
    if (typed) take(typed)
    // Only once, when the script has just come.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return around
}

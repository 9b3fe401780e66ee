import { useRef } from 'react'

/** Marks what is wanted of a panel, such as the first field of its form: it has the focus when the panel opens. */
const INITIAL_FOCUS_SELECTOR = '[data-first-focus]'

/**
 * Gives the focus back to what had it when a panel opened. Radix gives it back to its own trigger only, and many
 * panels are opened without one. Opening, the focus goes to what is marked, else to the way out.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const wanted =
        event.target instanceof Element
          ? event.target.querySelector<HTMLElement>(INITIAL_FOCUS_SELECTOR)
          : null
      if (!wanted) return
      event.preventDefault()
      wanted.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

import { useRef } from 'react'

/** The element that gets the focus when a panel opens, such as the first field of its form. */
const INITIAL_FOCUS_SELECTOR = '[data-first-focus]'

/** Focuses an element, or the page's content when the element is hidden or gone. */
export function focusOrMain(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
  if (document.activeElement !== element) document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Restores the focus to the element that had it before a panel opened. Radix restores it to its own trigger only, and
 * many panels have none. On open, the focus moves to the marked element, otherwise to the close button.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const initial =
        event.target instanceof Element
          ? event.target.querySelector<HTMLElement>(INITIAL_FOCUS_SELECTOR)
          : null
      if (!initial) return
      event.preventDefault()
      initial.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      focusOrMain(opener.current)
    },
  }
}

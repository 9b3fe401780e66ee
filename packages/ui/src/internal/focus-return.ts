import { useRef } from 'react'

/** The element that gets the focus when a panel opens, such as the first field of its form. */
const INITIAL_FOCUS_SELECTOR = '[data-first-focus]'

/** Focuses an element, or the page's content when the element is hidden or gone. */
export function focusOrMain(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus()
  if (element === null || document.activeElement !== element)
    document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Restores the focus to the element that had it before a panel opened; after a navigation, which closes the panel, the focus
 * moves to the content of the new page. Radix restores it to its own trigger only, and
 * many panels have none. On open, the focus moves to the marked element, otherwise to the close button.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  const path = useRef('')
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      path.current = location.pathname
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
      focusOrMain(location.pathname === path.current ? opener.current : null)
    },
  }
}

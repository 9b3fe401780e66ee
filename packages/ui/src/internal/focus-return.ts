import { useRef } from 'react'

/**
 * Gives the focus back to what had it when a panel opened. Radix gives it back to its own trigger only, and many
 * panels are opened without one.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}

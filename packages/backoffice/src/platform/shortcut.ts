/** A key with its modifier; shortcuts have one, so that typing and speech input start none (WCAG 2.1.4). */
export interface Shortcut {
  readonly modifier: 'ctrl' | 'alt'
  /** `KeyboardEvent.code`, since Alt changes the character of a key on some keyboards. */
  readonly code: string
}

/** Whether an event is a shortcut, with Command as Ctrl. While a dialog is open none is: it is answered first. */
export function isPressed(event: KeyboardEvent, { modifier, code }: Shortcut): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const hasModifier = modifier === 'ctrl' ? (ctrlKey || metaKey) && !altKey : altKey && !ctrlKey && !metaKey
  return hasModifier && !shiftKey && event.code === code && !document.querySelector('[role$="dialog"]')
}

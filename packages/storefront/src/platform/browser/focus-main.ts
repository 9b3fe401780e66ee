/**
 * Moves the focus to the start of the page's content, past the header, unless an element has it. The scroll position stays.
 */
export function focusMain(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

const interactions = ['pointerdown', 'keydown'] as const

/**
 * Focuses an element after a delay, unless the visitor does something else before, such as typing or moving the focus.
 *
 * @returns A function that cancels it.
 */
export function focusAfterDelay(find: () => HTMLElement | null | undefined, delayMs: number): () => void {
  const cancel = () => {
    clearTimeout(timer)
    for (const type of interactions) removeEventListener(type, cancel, true)
  }
  const timer = setTimeout(() => {
    cancel()
    const { activeElement, body } = document
    // After a navigation the focus is at the start of the page.
    if (activeElement === null || activeElement === body || activeElement.id === 'main') find()?.focus()
  }, delayMs)
  for (const type of interactions) addEventListener(type, cancel, true)
  return cancel
}

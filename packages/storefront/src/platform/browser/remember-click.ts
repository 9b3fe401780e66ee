/**
 * Keeps the last button pressed within an element while nothing can answer yet. The result ends that; its own result presses
 * it again.
 */
export function rememberClick(within: Element): () => () => void {
  let pressed: HTMLElement | null = null
  const remember = (click: MouseEvent) => {
    const { target } = click
    const button = target instanceof Element && within.contains(target) && target.closest('button')
    if (!button) return
    pressed = button
    // The browser would send the form by itself, Enter included, and load the page anew; who hears of it now would again.
    click.preventDefault()
    click.stopImmediatePropagation()
  }
  // React stops what it cannot answer yet at the document, so only the window hears of it.
  addEventListener('click', remember, true)
  return () => {
    removeEventListener('click', remember, true)
    const button = pressed
    pressed = null
    return () => {
      if (button?.isConnected) button.click()
    }
  }
}

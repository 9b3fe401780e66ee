import type { Page } from 'playwright-core'

/** What it takes to get through pages. */
export interface InputCounts {
  /** Clicks and taps, also on radios and checkboxes. Focusing a field belongs to the field. */
  readonly taps: number
  /** Fields into which text is typed. */
  readonly fields: number
  /** Key presses without typed text and modifiers. */
  readonly keys: number
  /** URLs of the main frame, with the first. */
  readonly screens: number
}

type CountedInput = 'taps' | 'fields' | 'keys'

/**
 * Counts the inputs from the next document of a page on. Only trusted events count: not what the page fills in itself.
 *
 * @returns the counts, which change with every input
 */
export async function countInputs(page: Page): Promise<InputCounts> {
  const counts = { taps: 0, fields: 0, keys: 0, screens: 0 }
  await page.exposeBinding('countInput', (_source, input: CountedInput) => {
    counts[input] += 1
  })
  await page.addInitScript(() => {
    const count = (input: CountedInput) =>
      (window as unknown as { countInput: (input: CountedInput) => void }).countInput(input)
    // The innermost element, also in a shadow tree.
    const textFieldOf = (event: Event) => {
      const [element] = event.composedPath()
      const isText =
        element instanceof HTMLTextAreaElement ||
        (element instanceof HTMLInputElement && !['radio', 'checkbox'].includes(element.type))
      return isText ? element : null
    }
    const typed = new WeakSet<EventTarget>()
    // Playwright stops an event at the window when another element is in the way, and tries again.
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, (event) => event.isTrusted && listener(event), true)

    listen('pointerdown', () => count('taps'))
    listen('input', (event) => {
      const field = textFieldOf(event)
      if (!field || typed.has(field)) return
      typed.add(field)
      count('fields')
    })
    listen('keydown', (event) => {
      const { key } = event as KeyboardEvent
      const isModifier = ['Shift', 'Control', 'Alt', 'Meta'].includes(key)
      const isText = key.length === 1 && textFieldOf(event) !== null
      if (!isModifier && !isText) count('keys')
    })
  })
  let shown = ''
  page.on('framenavigated', (frame) => {
    const [url = ''] = frame.url().split('#')
    if (frame !== page.mainFrame() || url === shown) return
    shown = url
    counts.screens += 1
  })
  return counts
}

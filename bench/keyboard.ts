import type { Locator, Page } from 'playwright-core'

const MAX_TABS = 150

/** Operates a page by keyboard only. */
export class Keyboard {
  #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /**
   * Presses Tab until the target has the focus.
   *
   * @throws Error when it is not reachable
   */
  async tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs <= MAX_TABS; tabs += 1) {
      if (await hasFocus(target)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`${String(target)} is not reached within ${MAX_TABS} presses of Tab.`)
  }

  /** Waits until the control is available: one that is being prepared ignores the key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target)
    const focused = await target.and(this.#page.locator(':focus')).elementHandle()
    await focused?.waitForElementState('enabled')
    await this.#page.keyboard.press(key)
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target)
    await this.#page.keyboard.type(text)
  }
}

/** Whether one of the elements has the focus, also in a shadow tree. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) =>
    elements.some((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element),
  )
}

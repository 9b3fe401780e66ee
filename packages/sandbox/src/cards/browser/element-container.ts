import type { ElementOptions } from './appearance.ts'

type ElementState = 'focus' | 'invalid' | 'complete' | 'empty'

const states: readonly ElementState[] = ['focus', 'invalid', 'complete', 'empty']

/** The shop's element that contains a card element: has a class per state, and focuses the card element on click. */
export class ElementContainer {
  #container: HTMLElement
  #host: HTMLElement
  #focus: () => void

  constructor(target: string | HTMLElement, host: HTMLElement, focus: () => void) {
    const container = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
    if (!container) throw new Error('The selector you specified applies to no DOM elements.')
    this.#container = container
    this.#host = host
    this.#focus = focus
    container.append(host)
    container.classList.add('StripeElement')
    for (const node of [container, ...this.#labels()]) node.addEventListener('click', this.#focusElement)
  }

  remove(options: ElementOptions): void {
    for (const node of [this.#container, ...this.#labels()])
      node.removeEventListener('click', this.#focusElement)
    for (const state of states) this.setState(state, false, options)
    this.#container.classList.remove('StripeElement')
    this.#host.remove()
  }

  setState(state: ElementState, on: boolean, options: ElementOptions): void {
    this.#container.classList.toggle(options.classes?.[state] ?? `StripeElement--${state}`, on)
  }

  #focusElement = (event: Event): void => {
    if (event.target !== this.#host) this.#focus()
  }

  #labels(): HTMLElement[] {
    const { id } = this.#container
    return id ? [...document.querySelectorAll<HTMLElement>(`label[for="${CSS.escape(id)}"]`)] : []
  }
}

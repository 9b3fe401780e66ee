import type { ElementOptions } from './looks.ts'

type SeatMark = 'focus' | 'invalid' | 'complete' | 'empty'

const marks: readonly SeatMark[] = ['focus', 'invalid', 'complete', 'empty']

/** The shop's own box that holds an element: its classes tell the element's state, and a click on it or its label leads in. */
export class Seat {
  #box: HTMLElement
  #host: HTMLElement
  #focus: () => void

  constructor(target: string | HTMLElement, host: HTMLElement, focus: () => void) {
    const box = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
    if (!box) throw new Error('The selector you specified applies to no DOM elements.')
    this.#box = box
    this.#host = host
    this.#focus = focus
    box.append(host)
    box.classList.add('StripeElement')
    for (const part of [box, ...this.#labels()]) part.addEventListener('click', this.#lead)
  }

  leave(options: ElementOptions): void {
    for (const part of [this.#box, ...this.#labels()]) part.removeEventListener('click', this.#lead)
    for (const mark of marks) this.mark(mark, false, options)
    this.#box.classList.remove('StripeElement')
    this.#host.remove()
  }

  mark(mark: SeatMark, on: boolean, options: ElementOptions): void {
    this.#box.classList.toggle(options.classes?.[mark] ?? `StripeElement--${mark}`, on)
  }

  #lead = (event: Event): void => {
    if (event.target !== this.#host) this.#focus()
  }

  #labels(): HTMLElement[] {
    const { id } = this.#box
    return id ? [...document.querySelectorAll<HTMLElement>(`label[for="${CSS.escape(id)}"]`)] : []
  }
}

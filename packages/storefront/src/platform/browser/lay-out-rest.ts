import { whenIdle } from './idle.ts'
import { below } from './late-view.css.ts'

/**
 * Lays out what lies below the first view, a part at a time and whenever nothing else is to be done. From then on pages are
 * laid out whole: going back must find every place where it was, and only a part that was laid out knows its size.
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(`.${below}`)]
  const next = () => {
    const part = parts.shift()
    if (!part) {
      document.documentElement.dataset.whole = ''
      return
    }
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  next()
}

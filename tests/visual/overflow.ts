import { expect } from 'vitest'

/** Rounding of fractional sizes, px. */
const TOLERANCE = 1

/** Expects that no text of a narrow story is outside of it, or cut off except by a limit of lines or a scroller. */
export function expectNothingCut(canvas: HTMLElement): void {
  const container = canvas.querySelector<HTMLElement>('[data-narrow]') ?? canvas
  const { right } = container.getBoundingClientRect()
  const isOutside = (element: HTMLElement) => {
    const ancestors = stylesOfAncestors(element, container)
    // What scrolls or floats has a place of its own.
    if (ancestors.some(({ overflowX, position }) => /auto|scroll|absolute|fixed/.test(overflowX + position)))
      return false
    return element.getBoundingClientRect().right > right + TOLERANCE
  }
  const cut = [...container.querySelectorAll<HTMLElement>('*')]
    .filter(isVisibleText)
    .filter((element) => isOutside(element) || cutsText(element))
  expect(cut.map((element) => element.outerHTML.slice(0, 200))).toEqual([])
}

/** Elements of 1 px are for screen readers only. */
function isVisibleText(element: HTMLElement): boolean {
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return hasText && element.clientWidth !== 1 && element.checkVisibility({ visibilityProperty: true })
}

/** Styles of the elements between an element and the container. */
function stylesOfAncestors(element: HTMLElement, container: HTMLElement): CSSStyleDeclaration[] {
  const parent = element.parentElement
  if (!parent || parent === container) return []
  return [getComputedStyle(parent), ...stylesOfAncestors(parent, container)]
}

function cutsText(element: HTMLElement): boolean {
  const { overflowX, webkitLineClamp } = getComputedStyle(element)
  return (
    (overflowX === 'hidden' || overflowX === 'clip') &&
    webkitLineClamp === 'none' &&
    element.scrollWidth > element.clientWidth + TOLERANCE
  )
}

/** What a pointer or a keyboard does to a control. */
export type ForcedState = 'hover' | 'focus' | 'pressed'

/** The pseudo-classes that are true of a control in a state: who presses is over it, too. */
const pseudoClasses: Readonly<Record<ForcedState, string>> = {
  hover: 'hover',
  focus: 'focus focus-visible',
  pressed: 'hover active',
}

const controls =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [tabindex="0"]'

/**
 * Shows every control inside an element as if it were in a state. No pointer can be over several at once, and neither
 * Storybook nor Chromatic can press for a picture, so the styles of the page learn to follow an attribute as well.
 */
export function forceState(element: HTMLElement, state: ForcedState): void {
  for (const sheet of document.styleSheets) followAttribute(sheet.cssRules)
  for (const control of element.querySelectorAll<HTMLElement>(controls)) {
    control.dataset.forced = pseudoClasses[state]
    if (state === 'focus') continue
    // Who is over a control is over what holds it.
    for (let around = control.parentElement; around && around !== element; around = around.parentElement)
      around.dataset.forced = pseudoClasses[state]
  }
}

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![-\w(])/g
const attribute = 'data-forced'

function followAttribute(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(attribute))
      rule.selectorText = rule.selectorText.replace(pseudoClass, alsoForced)
    if ('cssRules' in rule) followAttribute(rule.cssRules as CSSRuleList)
  }
}

function alsoForced(natural: string, name: string): string {
  if (name === 'focus-within') return `:is(${natural}, :has([${attribute}~="focus"]))`
  return `:is(${natural}, [${attribute}~="${name}"])`
}

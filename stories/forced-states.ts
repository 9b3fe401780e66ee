export type ForcedState = 'hover' | 'focus' | 'pressed'

/** The pseudo-classes that match in a state; a pressed control is also hovered. */
const pseudoClasses: Readonly<Record<ForcedState, string>> = {
  hover: 'hover',
  focus: 'focus focus-visible',
  pressed: 'hover active',
}

const CONTROL_SELECTOR =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="link"], [tabindex="0"]'

/**
 * Renders every control inside an element in a state. A pointer hovers only one control, and neither Storybook nor Chromatic
 * can keep one pressed, so the selectors of the page are extended to match an attribute as well.
 */
export function forceState(element: HTMLElement, state: ForcedState): void {
  for (const sheet of document.styleSheets) addAttributeSelectors(sheet.cssRules)
  for (const control of element.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)) {
    control.dataset.forced = pseudoClasses[state]
    if (state === 'focus') continue
    // Hover and active also match the ancestors.
    for (
      let ancestor = control.parentElement;
      ancestor && ancestor !== element;
      ancestor = ancestor.parentElement
    )
      ancestor.dataset.forced = pseudoClasses[state]
  }
}

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![-\w(])/g
const ATTRIBUTE = 'data-forced'

function addAttributeSelectors(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes(ATTRIBUTE))
      rule.selectorText = rule.selectorText.replace(PSEUDO_CLASS, withAttribute)
    if ('cssRules' in rule) addAttributeSelectors(rule.cssRules as CSSRuleList)
  }
}

function withAttribute(selector: string, name: string): string {
  if (name === 'focus-within') return `:is(${selector}, :has([${ATTRIBUTE}~="focus"]))`
  return `:is(${selector}, [${ATTRIBUTE}~="${name}"])`
}

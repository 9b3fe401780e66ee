/**
 * Replaces viewport height units by px of a fixed height. For a screenshot the window becomes as high as its content; content
 * with `100dvh` would grow with it and never fit.
 *
 * @param height px
 */
export function freezeViewportUnits(height: number): void {
  for (const sheet of document.styleSheets) freezeRules(sheet.cssRules, height)
}

function freezeRules(rules: CSSRuleList, height: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) freezeStyle(rule.style, height)
    if ('cssRules' in rule) freezeRules(rule.cssRules as CSSRuleList, height)
  }
}

const VIEWPORT_HEIGHT_UNIT = /([\d.]+)[dsl]?vh\b/g

function freezeStyle(style: CSSStyleDeclaration, height: number): void {
  if (!style.cssText.includes('vh')) return
  for (const name of style) {
    const value = style.getPropertyValue(name)
    const fixed = value.replace(
      VIEWPORT_HEIGHT_UNIT,
      (_length, share: string) => `${(Number(share) / 100) * height}px`,
    )
    if (fixed !== value) style.setProperty(name, fixed, style.getPropertyPriority(name))
  }
}

/**
 * Lets what measures itself by the height of the window keep that measure when the window becomes as high as its page, as it
 * does for a picture: a page that fills the window would otherwise grow with it, and never fit.
 */
export function keepWindowHeight(height: number): void {
  for (const sheet of document.styleSheets) fix(sheet.cssRules, height)
}

function fix(rules: CSSRuleList, height: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) fixStyle(rule.style, height)
    if ('cssRules' in rule) fix(rule.cssRules as CSSRuleList, height)
  }
}

const ofTheWindow = /([\d.]+)[dsl]?vh\b/g

function fixStyle(style: CSSStyleDeclaration, height: number): void {
  if (!style.cssText.includes('vh')) return
  for (const name of style) {
    const value = style.getPropertyValue(name)
    const fixed = value.replace(
      ofTheWindow,
      (_length, share: string) => `${(Number(share) / 100) * height}px`,
    )
    if (fixed !== value) style.setProperty(name, fixed, style.getPropertyPriority(name))
  }
}

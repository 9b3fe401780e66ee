export type Globals = Readonly<Record<string, string | undefined>>

const reducedMotionCss = `
  [data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after {
    animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important; scroll-behavior: auto !important;
  }`

let hasReducedMotionStyle = false

/** Applies the toolbar globals to `<html>`, where the shop and the browser settings put them. */
export function applyGlobals({ language, theme, textSize, motion }: Globals): void {
  const { documentElement, head } = document
  documentElement.lang = language === 'en' ? 'en' : 'es'
  documentElement.dataset.theme = theme ?? 'light'
  // Text sizes are in rem, so this has the effect of the browser's font size setting.
  documentElement.style.fontSize = !textSize || textSize === '100' ? '' : `${textSize}%`
  documentElement.dataset.motion = motion ?? 'full'
  if (motion !== 'reduced' || hasReducedMotionStyle) return
  hasReducedMotionStyle = true
  const style = document.createElement('style')
  style.textContent = reducedMotionCss
  head.append(style)
}

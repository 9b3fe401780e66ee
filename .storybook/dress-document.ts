export type Globals = Readonly<Record<string, string | undefined>>

const stillness = `
  [data-motion='reduced'] *, [data-motion='reduced'] *::before, [data-motion='reduced'] *::after {
    animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important; scroll-behavior: auto !important;
  }`

let hasStillness = false

/** Puts the toolbar's choices where the shop and the reader's browser have them: on <html>. */
export function dressDocument({ language, theme, textSize, motion }: Globals): void {
  const { documentElement, head } = document
  documentElement.lang = language === 'en' ? 'en' : 'es'
  documentElement.dataset.theme = theme ?? 'light'
  // Lengths of text are in rem, so this is what a reader's own setting does.
  documentElement.style.fontSize = !textSize || textSize === '100' ? '' : `${textSize}%`
  documentElement.dataset.motion = motion ?? 'full'
  if (motion !== 'reduced' || hasStillness) return
  hasStillness = true
  const sheet = document.createElement('style')
  sheet.textContent = stillness
  head.append(sheet)
}

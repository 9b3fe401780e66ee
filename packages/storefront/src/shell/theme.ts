import type { ThemeChoice } from '@colada/ui'

/** Key in `localStorage` for the selected theme; without one the system's is used. */
export const themeKey = 'colada_theme'

const themes: readonly string[] = ['light', 'dark', 'high-contrast'] satisfies ThemeChoice[]

/** The selected theme; the theme script has set it on the document before the first paint. */
export function getTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme !== undefined && themes.includes(theme) ? (theme as ThemeChoice) : 'system'
}

/** Applies a theme and saves it; without storage it is used for this page only. */
export function setTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // Without storage the theme still applies to this page.
  }
}

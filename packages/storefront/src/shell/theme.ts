import type { ThemeChoice } from '@colada/ui'

/** Where the browser keeps a theme chosen by hand; without one the system decides. */
export const themeKey = 'colada_theme'

const themes: readonly string[] = ['light', 'dark', 'high-contrast'] satisfies ThemeChoice[]

/** The theme of this browser; the early script has put it on the page before anything was painted. */
export function chosenTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return theme !== undefined && themes.includes(theme) ? (theme as ThemeChoice) : 'system'
}

/** Changes the page's colours and remembers the choice; where nothing can be kept, it holds for this page. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // A browser that keeps nothing still shows what was chosen.
  }
}

import type { ThemeChoice } from '@colada/ui'
import { saveSetting } from '../../platform/privacy/saved-choices.ts'
import { themeKey } from '../../platform/store/storage-keys.ts'

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
  saveSetting(themeKey, choice === 'system' ? null : choice)
}

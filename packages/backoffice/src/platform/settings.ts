import { type Language, toLanguage } from '@colada/domain/wire/language'
import type { ThemeChoice } from '@colada/ui'

const themeKey = 'colada_theme'
const languageKey = 'colada_language'
const storeKey = 'colada_store'

/**
 * Runs before the first paint and sets theme and language of the document, which is the same for everyone. It is inlined as
 * text; the Content-Security-Policy allows it by its hash.
 */
export const settingsScript = `try {
const root = document.documentElement
const theme = localStorage.getItem('${themeKey}')
if (theme) root.dataset.theme = theme
const language = localStorage.getItem('${languageKey}') ?? navigator.language.slice(0, 2)
root.lang = language === 'en' ? 'en' : 'es'
} catch {}`

/** The theme of the page. */
export function getTheme(): ThemeChoice {
  return (document.documentElement.dataset.theme as ThemeChoice | undefined) ?? 'system'
}

/** Applies a theme and saves it in this browser. */
export function setTheme(theme: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  save(themeKey, theme === 'system' ? null : theme)
}

/** The language of the page. */
export function getLanguage(): Language {
  return toLanguage(document.documentElement.lang)
}

/** Sets the language of the document and saves it in this browser. */
export function setLanguage(language: Language): void {
  document.documentElement.lang = language
  save(languageKey, language)
}

/** The store of the last log-in in this browser; empty without one. */
export function getLastStore(): string {
  try {
    return localStorage.getItem(storeKey) ?? ''
  } catch {
    return ''
  }
}

export function saveLastStore(store: string): void {
  save(storeKey, store === '' ? null : store)
}

/** Without storage a setting is used for this page only. */
function save(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The browser denies storage.
  }
}

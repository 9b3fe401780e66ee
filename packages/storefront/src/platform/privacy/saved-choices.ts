import { isKindAllowed } from './consent.ts'

/**
 * Saves a setting that the customer asked for in `localStorage`, without consent, as the law allows for settings of the
 * interface; `null` removes it.
 */
export function saveSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without storage the setting applies to this page only.
  }
}

/** Saves a choice of the customer in `localStorage`, if functionality cookies are allowed. */
export function saveChoice(key: string, value: string): void {
  if (isKindAllowed('functionality')) saveSetting(key, value)
}

/** Saves a choice as `saveChoice` does; without consent until the tab is closed. */
export function saveChoiceOrKeepForVisit(key: string, value: string): void {
  if (isKindAllowed('functionality')) return saveChoice(key, value)
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage the choice applies to this page only.
  }
}

/** The saved choice; `null` without one. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

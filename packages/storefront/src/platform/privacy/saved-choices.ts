import { isKindAllowed } from './consent.ts'

/** Saves a choice of the customer in `localStorage`, if functionality cookies are allowed; `null` removes it. */
export function saveChoice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else if (isKindAllowed('functionality')) localStorage.setItem(key, value)
  } catch {
    // Without storage the choice applies to this page only.
  }
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

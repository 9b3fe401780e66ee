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

/** Key in `localStorage` for the decision on cookies. */
export const consentKey = 'colada_consent'

/** The flags of the specification (spec 000 §3, Cookie flags). */
export interface CookieFlags {
  readonly necessary: true
  readonly performance: boolean
  readonly functionality: boolean
  readonly advertising: boolean
}

/** The customer's decision, with its time and the version of the text. */
export interface ConsentDecision {
  readonly decision: 'accept' | 'decline' | 'custom'
  readonly flags: CookieFlags
  readonly at: string
  readonly version: 1
}

const allowed = { necessary: true, performance: true, functionality: true } as const

/** The flags of a decision. */
export function flagsOf(decision: 'accept' | 'decline'): CookieFlags {
  return decision === 'accept'
    ? { ...allowed, advertising: true }
    : { necessary: true, performance: false, functionality: false, advertising: false }
}

/** Saves a decision until the customer changes it. */
export function saveDecision(decision: ConsentDecision): void {
  localStorage.setItem(consentKey, JSON.stringify(decision))
  document.documentElement.dataset.consent = ''
}

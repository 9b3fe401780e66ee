/** Key in `localStorage` for the decision on cookies. */
export const consentKey = 'colada_consent'

/** Version of what is asked; after a change visitors are asked again. */
export const CONSENT_VERSION = 5

/** Kinds of cookies, as the specification names their flags (spec 000 §3, Cookie flags). */
export const cookieKinds = ['necessary', 'performance', 'functionality', 'advertising'] as const
export type CookieKind = (typeof cookieKinds)[number]
export type CookieFlags = Readonly<Record<CookieKind, boolean>>

/** A decision of the visitor; `at` is an ISO 8601 time. */
export interface ConsentDecision {
  readonly decision: 'accept' | 'decline' | 'custom'
  readonly flags: CookieFlags
  readonly at: string
  readonly version: number
}

const flagsOf = (isAllowed: boolean): CookieFlags => ({
  necessary: true,
  performance: isAllowed,
  functionality: isAllowed,
  advertising: isAllowed,
})

/** The flags of the two buttons. Those of `decline` are the switches before a decision, too: consent is never preselected. */
export const decisionFlags = { accept: flagsOf(true), decline: flagsOf(false) } as const

const listeners = new Set<() => void>()

/**
 * Subscribes to decisions made on this page.
 *
 * @returns A function that unsubscribes.
 */
export function onConsentDecision(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The saved decision; `null` without one and for one on an earlier version. */
export function readDecision(): ConsentDecision | null {
  try {
    const saved = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as ConsentDecision | null
    return saved?.version === CONSENT_VERSION ? saved : null
  } catch {
    return null
  }
}

/** Whether a kind of cookies may be used. Only the necessary ones may before a decision. */
export const isKindAllowed = (kind: CookieKind): boolean =>
  kind === 'necessary' || readDecision()?.flags[kind] === true

/** Saves a decision until the customer changes it, and removes what it no longer allows. */
export async function saveDecision(
  decision: ConsentDecision['decision'],
  flags: CookieFlags,
  now = new Date(),
): Promise<void> {
  const saved: ConsentDecision = { decision, flags, at: now.toISOString(), version: CONSENT_VERSION }
  document.documentElement.dataset.consent = ''
  try {
    localStorage.setItem(consentKey, JSON.stringify(saved))
  } catch {
    // Without storage nothing but the necessary is used, and the next document asks again.
  }
  for (const listener of listeners) listener()
  const { removeDisallowed } = await import('./stored-items.ts')
  removeDisallowed(flags)
}

import { cartCookie } from '@colada/domain/cart/cart-cookie'
import type privacy from '../../locales/es/privacy.json'
import {
  changeDraftCookie,
  couponCookie,
  flashCookie,
  orderDraftCookie,
  pendingAttemptCookie,
  sessionCookie,
  signedInCookie,
  unpaidCookie,
} from '../store/cookies.ts'
import { processCartCookie, processCookie } from '../store/process-cookie.ts'
import {
  acceptedTermsKey,
  chosenStoreKey,
  closedNoticeKey,
  offlineCacheName,
  placeKey,
  referralKey,
  seenPricesKey,
  syncedCartKey,
  themeKey,
} from '../store/storage-keys.ts'
import { consentKey, type CookieFlags, type CookieKind } from './consent.ts'

export type StorageArea = 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage'

/** How long the browser keeps an item: until it is closed, until the item is removed, or for a time. */
export type Lifetime = 'session' | 'untilRemoved' | { readonly days: number } | { readonly minutes: number }

/** Name of a purpose in the messages. */
export type Purpose = keyof (typeof privacy)['purpose']

/** A cookie, a storage key or a cache. */
export interface StoredItem {
  readonly name: string
  readonly area: StorageArea
  readonly kind: CookieKind
  readonly lifetime: Lifetime
  readonly purpose: Purpose
  /** Who sets it, if not the shop. */
  readonly provider?: string
}

const cookie = (name: string, lifetime: Lifetime, purpose: Purpose): StoredItem => ({
  name,
  area: 'cookie',
  kind: 'necessary',
  lifetime,
  purpose,
})
const local = (name: string, kind: CookieKind, purpose: Purpose): StoredItem => ({
  name,
  area: 'localStorage',
  kind,
  lifetime: 'untilRemoved',
  purpose,
})
const tab = (name: string, purpose: Purpose): StoredItem => ({
  name,
  area: 'sessionStorage',
  kind: 'necessary',
  lifetime: 'session',
  purpose,
})

/**
 * Every cookie, storage key and cache that the shop's pages may set: the table of the cookie policy and the removal of items
 * without consent derive from it, and an end-to-end test compares it with the browser's storage.
 */
export const storedItems: readonly StoredItem[] = [
  cookie(`__Host-${sessionCookie.name}`, { days: sessionCookie.days }, 'session'),
  cookie(signedInCookie, { days: sessionCookie.days }, 'signedIn'),
  cookie(cartCookie.name, { days: cartCookie.days }, 'cart'),
  cookie(couponCookie, { days: cartCookie.days }, 'coupon'),
  cookie(processCookie, 'session', 'process'),
  cookie(processCartCookie, 'session', 'processCart'),
  cookie(orderDraftCookie, 'session', 'orderDraft'),
  cookie(changeDraftCookie, 'session', 'changeDraft'),
  cookie(pendingAttemptCookie.name, { minutes: pendingAttemptCookie.minutes }, 'pendingAttempt'),
  cookie(unpaidCookie.name, { minutes: unpaidCookie.minutes }, 'unpaid'),
  cookie(flashCookie, { minutes: 1 }, 'flash'),
  { ...cookie('__stripe_mid', { days: 365 }, 'stripe'), provider: 'Stripe' },
  { ...cookie('__stripe_sid', { minutes: 30 }, 'stripe'), provider: 'Stripe' },
  local(consentKey, 'necessary', 'consent'),
  local(syncedCartKey, 'necessary', 'syncedCart'),
  local(seenPricesKey, 'necessary', 'seenPrices'),
  local(themeKey, 'necessary', 'theme'),
  local(closedNoticeKey, 'functionality', 'notice'),
  local(chosenStoreKey, 'functionality', 'store'),
  local(placeKey, 'functionality', 'place'),
  // Without consent: the visitor asks for it, and it ends with the tab.
  tab(chosenStoreKey, 'storeOfVisit'),
  tab(placeKey, 'placeOfVisit'),
  tab(referralKey, 'referral'),
  tab(acceptedTermsKey, 'acceptedTerms'),
  // Keys of React Router.
  tab('react-router-scroll-positions', 'scrollPositions'),
  tab('remix-router-transitions', 'scrollPositions'),
  tab('react-router-manifest-version', 'manifestVersion'),
  {
    name: offlineCacheName,
    area: 'cacheStorage',
    kind: 'necessary',
    lifetime: 'untilRemoved',
    purpose: 'offlinePage',
  },
]

/** The item of a name in the browser's storage; without https the session cookie has no `__Host-` prefix. */
export const findStoredItem = (area: StorageArea, name: string): StoredItem | undefined =>
  storedItems.find(
    (item) => item.area === area && [item.name, item.name.replace('__Host-', '')].includes(name),
  )

/** Removes what a decision does not allow. */
export function removeDisallowed(flags: CookieFlags): void {
  for (const { name, area, kind } of storedItems)
    if (area === 'localStorage' && !flags[kind]) localStorage.removeItem(name)
}

const MINUTES_PER_DAY = 24 * 60

/** The longest lifetime of a kind's items; `undefined` if it has none. */
export function longestLifetime(kind: CookieKind): Lifetime | undefined {
  return storedItems
    .filter((item) => item.kind === kind)
    .map(({ lifetime }) => lifetime)
    .toSorted((one, other) => minutesOf(other) - minutesOf(one))[0]
}

function minutesOf(lifetime: Lifetime): number {
  if (lifetime === 'session') return 0
  if (lifetime === 'untilRemoved') return Infinity
  return 'days' in lifetime ? lifetime.days * MINUTES_PER_DAY : lifetime.minutes
}

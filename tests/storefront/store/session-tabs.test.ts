import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  flashCookie,
  readCookies,
  removeCookie,
  signedInCookie,
  toSessionMarker,
  writeCookie,
} from '#storefront/platform/store/cookies.ts'
import { sessionExpired, signedIn, signedOut } from '#storefront/platform/store/session-slice.ts'
import { openBrowser, openTab } from '../support/tabs.ts'

const reload = vi.fn()
const open = (customer: string) => writeCookie(signedInCookie, toSessionMarker('customer', customer, 'a'))
const flash = () => readCookies(document.cookie).get(flashCookie)
const visit = (pathname: string) =>
  vi.stubGlobal('location', { ...location, protocol: 'http:', pathname, reload })
/** Two tabs, of which the first is the one that acts. */
const openTabs = () => [openTab(), openTab()] as const
const visitor = { signedIn: false, customer: null, expired: false }

beforeEach(() => {
  openBrowser()
  visit('/contacto')
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  for (const name of readCookies(document.cookie).keys()) removeCookie(name)
})

test('a log-out reaches the other tabs', () => {
  open('7')
  const [tab, other] = openTabs()
  tab.dispatch(signedOut())
  expect(other.getState().session).toMatchObject(visitor)
  expect(reload).not.toHaveBeenCalled()
})

test('a page of the customer is loaded again after a log-out in another tab', () => {
  open('7')
  visit('/en/my-profile')
  const [tab] = openTabs()
  tab.dispatch(signedOut())
  expect(flash()).toBe('signedOutInOtherTab')
  expect(reload).toHaveBeenCalledOnce()
})

test('an expiry asks every tab for a log-in, and one log-in is enough', () => {
  open('7')
  const [tab, other] = openTabs()
  removeCookie(signedInCookie)
  tab.dispatch(sessionExpired())
  expect(other.getState().session).toMatchObject({ signedIn: false, customer: '7', expired: true })
  // The page keeps what was entered when it is shown again.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(other.getState().session.expired).toBe(true)
  open('7')
  tab.dispatch(signedIn('7'))
  expect(other.getState().session).toMatchObject({ signedIn: true, customer: '7', expired: false })
  expect(reload).not.toHaveBeenCalled()
})

test('a log-in as another customer loads the other tabs again', () => {
  open('7')
  const [tab] = openTabs()
  tab.dispatch(sessionExpired())
  open('8')
  tab.dispatch(signedIn('8'))
  expect(flash()).toBe('sessionChanged')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a log-in reaches the tabs of the visitor', () => {
  const [tab, other] = openTabs()
  open('7')
  tab.dispatch(signedIn('7'))
  expect(other.getState().session).toMatchObject({ signedIn: true, customer: '7' })
})

test.each([
  ['without a session', undefined, visitor, 0],
  ['with the session of another customer', '8', { customer: '7' }, 1],
  ['with the same session', '7', { signedIn: true, customer: '7' }, 0],
])('a page that is restored %s follows it', (_, customer, session, reloads) => {
  vi.stubGlobal('BroadcastChannel', undefined)
  open('7')
  const restored = openTab()
  if (customer === undefined) removeCookie(signedInCookie)
  else open(customer)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(restored.getState().session).toMatchObject(session)
  expect(reload).toHaveBeenCalledTimes(reloads)
})

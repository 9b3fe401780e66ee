import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  CONSENT_VERSION,
  consentKey,
  decisionFlags,
  isKindAllowed,
  onConsentDecision,
  readDecision,
  saveDecision,
} from '#storefront/platform/privacy/consent.ts'
import { saveChoice, saveSetting } from '#storefront/platform/privacy/saved-choices.ts'
import { closedNoticeKey, syncedCartKey, themeKey } from '#storefront/platform/store/storage-keys.ts'
import { themeScript } from '#storefront/shell/document/theme-script.ts'

const { dataset } = document.documentElement
/** Runs the script that a document runs before its first paint. */
function loadDocument() {
  delete dataset.consent
  // oxlint-disable-next-line no-eval
  ;(0, eval)(themeScript)
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  delete dataset.consent
})

test('allows only the necessary before a decision', () => {
  expect(readDecision()).toBeNull()
  expect([isKindAllowed('necessary'), isKindAllowed('performance')]).toEqual([true, false])
  saveChoice(closedNoticeKey, 'holiday')
  expect(localStorage).toHaveLength(0)
})

test('saves a decision with its flags, time and version, and notifies subscribers', async () => {
  const listener = vi.fn()
  const unsubscribe = onConsentDecision(listener)
  await saveDecision(
    'custom',
    { ...decisionFlags.decline, functionality: true },
    new Date('2026-03-10T08:30:00Z'),
  )
  expect(JSON.parse(localStorage.getItem(consentKey)!)).toEqual({
    decision: 'custom',
    flags: { necessary: true, performance: false, functionality: true, advertising: false },
    at: '2026-03-10T08:30:00.000Z',
    version: CONSENT_VERSION,
  })
  expect([isKindAllowed('performance'), isKindAllowed('functionality')]).toEqual([false, true])
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
  await saveDecision('accept', decisionFlags.accept)
  expect(isKindAllowed('performance')).toBe(true)
  expect(listener).toHaveBeenCalledOnce()
})

test('hides the banner in later documents until the version changes', async () => {
  loadDocument()
  expect(dataset.consent).toBeUndefined()
  await saveDecision('decline', decisionFlags.decline)
  loadDocument()
  expect(dataset.consent).toBe('')
  const saved = JSON.parse(localStorage.getItem(consentKey)!) as object
  localStorage.setItem(consentKey, JSON.stringify({ ...saved, version: 1 }))
  loadDocument()
  expect(dataset.consent).toBeUndefined()
  expect(readDecision()).toBeNull()
})

test('removes choices that a later decision does not allow, and nothing else', async () => {
  await saveDecision('accept', decisionFlags.accept)
  saveSetting(themeKey, 'dark')
  saveChoice(closedNoticeKey, 'holiday')
  localStorage.setItem(syncedCartKey, 'v1.1-1')
  expect(localStorage.getItem(closedNoticeKey)).toBe('holiday')
  await saveDecision('decline', decisionFlags.decline)
  expect(Object.keys(localStorage).toSorted()).toEqual([consentKey, syncedCartKey, themeKey].toSorted())
})

test('ignores an unreadable decision, and works without storage', async () => {
  localStorage.setItem(consentKey, '{')
  expect(readDecision()).toBeNull()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await saveDecision('accept', decisionFlags.accept)
  expect(dataset.consent).toBe('')
  expect(isKindAllowed('performance')).toBe(false)
})

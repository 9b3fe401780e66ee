import { afterEach, expect, test, vi } from 'vitest'
import { themeKey } from '#storefront/platform/store/storage-keys.ts'
import { setTheme, getTheme } from '#storefront/shell/document/theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  setTheme('system')
})

test('applies and saves a theme without consent, and resets it to the system’s', () => {
  expect(getTheme()).toBe('system')
  setTheme('dark')
  expect([document.documentElement.dataset.theme, localStorage.getItem(themeKey)]).toEqual(['dark', 'dark'])
  expect(getTheme()).toBe('dark')
  setTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(themeKey)).toBeNull()
})

test('applies a theme without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  setTheme('high-contrast')
  expect(getTheme()).toBe('high-contrast')
})

test('ignores an unknown theme', () => {
  document.documentElement.dataset.theme = 'sepia'
  expect(getTheme()).toBe('system')
})

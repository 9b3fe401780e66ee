import { afterEach, expect, test, vi } from 'vitest'
import { setTheme, getTheme, themeKey } from '#storefront/shell/theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  setTheme('system')
})

test('a theme is put on the page and remembered, and given back to the system', () => {
  expect(getTheme()).toBe('system')
  setTheme('dark')
  expect([document.documentElement.dataset.theme, localStorage.getItem(themeKey)]).toEqual(['dark', 'dark'])
  expect(getTheme()).toBe('dark')
  setTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(themeKey)).toBeNull()
})

test('a browser that keeps nothing still shows what was chosen', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  setTheme('high-contrast')
  expect(getTheme()).toBe('high-contrast')
})

test('what is no theme of ours counts as none', () => {
  document.documentElement.dataset.theme = 'sepia'
  expect(getTheme()).toBe('system')
})

import { afterEach, expect, test, vi } from 'vitest'
import { chooseTheme, chosenTheme, themeKey } from '#storefront/shell/theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  chooseTheme('system')
})

test('a theme is put on the page and remembered, and given back to the system', () => {
  expect(chosenTheme()).toBe('system')
  chooseTheme('dark')
  expect([document.documentElement.dataset.theme, localStorage.getItem(themeKey)]).toEqual(['dark', 'dark'])
  expect(chosenTheme()).toBe('dark')
  chooseTheme('system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(themeKey)).toBeNull()
})

test('a browser that keeps nothing still shows what was chosen', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  chooseTheme('high-contrast')
  expect(chosenTheme()).toBe('high-contrast')
})

test('what is no theme of ours counts as none', () => {
  document.documentElement.dataset.theme = 'sepia'
  expect(chosenTheme()).toBe('system')
})

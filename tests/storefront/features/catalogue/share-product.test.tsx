import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ShareProduct } from '#storefront/features/catalogue/share-product.tsx'
import words from '#storefront/locales/es/catalogue.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const press = async (share: unknown) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  render(<ShareProduct title="Camisa" />, { wrapper: inPage(createStore(), 'es') })
  await userEvent.click(screen.getByRole('button', { name: words.share }))
}

test('uses the Web Share API, and ignores an abort', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
  await press(share)
  expect(share).toHaveBeenCalledWith({ title: 'Camisa', url: location.href })
  expect(screen.queryByRole('group', { name: words.sharing.label })).toBeNull()
  // It expands nothing, so it has no `aria-expanded`.
  expect(screen.getByRole('button', { name: words.share }).hasAttribute('aria-expanded')).toBe(false)
})

test('toggles the share panel', async () => {
  await press(undefined)
  const share = screen.getByRole('button', { name: words.share, expanded: true })
  await screen.findByRole('group', { name: words.sharing.label })
  await userEvent.click(share)
  expect(screen.queryByRole('group', { name: words.sharing.label })).toBeNull()
  expect(share.getAttribute('aria-expanded')).toBe('false')
})

test('shares the URL without its query', async () => {
  history.replaceState(null, '', '/tintoreria/camisa?utm_source=boletin#main')
  await press(undefined)
  const mail = await screen.findByRole('link', { name: words.sharing.mail })
  expect(decodeURIComponent(mail.getAttribute('href')!)).toMatch(/\/tintoreria\/camisa$/)
  history.replaceState(null, '', '/')
})

test.each([
  ['has no Web Share API', undefined],
  ['rejects navigator.share', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('shows the share panel on a device that %s', async (_name, share) => {
  await press(share)
  await screen.findByRole('group', { name: words.sharing.label })
  expect(screen.getByRole('link', { name: words.sharing.mail }).getAttribute('href')).toContain('Camisa')
})

test('reports that copying failed without a clipboard, as without https', async () => {
  await press(undefined)
  const copy = await screen.findByRole('button', { name: words.sharing.copy })
  expect(navigator.clipboard).toBeUndefined()
  fireEvent.click(copy)
  await screen.findByRole('button', { name: words.sharing.copyFailed })
})

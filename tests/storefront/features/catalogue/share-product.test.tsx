import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ShareProduct } from '#storefront/features/catalogue/share-product.tsx'
import words from '#storefront/locales/es/catalogue.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { inPage } from '../../support/in-page.tsx'

const press = async (share: unknown) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  render(<ShareProduct title="Camisa" />, { wrapper: inPage(createStore(), 'es') })
  await userEvent.click(screen.getByRole('button', { name: words.share }))
}

afterEach(cleanup)

test('a device with a sheet of its own is asked for it, and closing that is an answer', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
  await press(share)
  expect(share).toHaveBeenCalledWith({ title: 'Camisa', url: location.href })
  expect(screen.queryByRole('group', { name: words.sharing.label })).toBeNull()
  // It opens nothing in the page, so it does not say that anything is closed.
  expect(screen.getByRole('button', { name: words.share }).hasAttribute('aria-expanded')).toBe(false)
})

test('the ways to pass a product on are put away by the button that showed them', async () => {
  await press(undefined)
  const share = screen.getByRole('button', { name: words.share, expanded: true })
  await screen.findByRole('group', { name: words.sharing.label })
  await userEvent.click(share)
  expect(screen.queryByRole('group', { name: words.sharing.label })).toBeNull()
  expect(share.getAttribute('aria-expanded')).toBe('false')
})

test('what is passed on is the page, without what brought this customer to it', async () => {
  history.replaceState(null, '', '/tintoreria/camisa?utm_source=boletin#main')
  await press(undefined)
  const mail = await screen.findByRole('link', { name: words.sharing.mail })
  expect(decodeURIComponent(mail.getAttribute('href')!)).toMatch(/\/tintoreria\/camisa$/)
  history.replaceState(null, '', '/')
})

test.each([
  ['has no sheet', undefined],
  ['cannot open its sheet', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('a device that %s shows the ways to pass a product on', async (_name, share) => {
  await press(share)
  await screen.findByRole('group', { name: words.sharing.label })
  expect(screen.getByRole('link', { name: words.sharing.mail }).getAttribute('href')).toContain('Camisa')
})

test('where there is no clipboard, as outside https, it says that nothing was copied', async () => {
  await press(undefined)
  const copy = await screen.findByRole('button', { name: words.sharing.copy })
  expect(navigator.clipboard).toBeUndefined()
  fireEvent.click(copy)
  await screen.findByRole('button', { name: words.sharing.copyFailed })
})

import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import english from '#storefront/locales/en/shell.json' with { type: 'json' }
import spanish from '#storefront/locales/es/shell.json' with { type: 'json' }
import { createStore } from '#storefront/platform/store/store.ts'
import { RouteAnnouncer } from '#storefront/shell/document/route-announcer.tsx'
import { inPage } from '../support/in-page.tsx'

const page = (title: string, to: string) => (
  <>
    <title>{title}</title>
    <Link key={to} to={to}>
      On
    </Link>
  </>
)

/** Two pages in a shell with a field; `load` is the loader of the second. */
const shown = (load: () => unknown = () => null, language: 'en' | 'es' = 'en') => {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <RouteAnnouncer />
          <input aria-label="Search" />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </>
      ),
      children: [
        { path: '/', element: page('Shirts', '/2') },
        { path: '/2', loader: load, element: page('Suits', '/') },
      ],
    },
  ])
  render(<RouterProvider router={router} />, { wrapper: inPage(createStore(), language) })
  return router
}
const announcement = () => screen.getByRole('status').textContent

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('announces a new page, and focuses it when the focused element was removed', async () => {
  shown()
  expect(announcement(), 'the browser announces documents').toBe('')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => announcement()).toBe('Suits')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('does not move a focus outside of the removed page', async () => {
  const router = shown()
  await userEvent.tab()
  await act(() => router.navigate('/2'))
  expect(announcement()).toBe('Suits')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await act(() => router.navigate('/2#below'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test.each([
  ['es', spanish],
  ['en', english],
] as const)('announces a slow navigation, in %s', async (language, words) => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<null>()
  const router = shown(() => promise, language)
  act(() => void router.navigate('/2'))
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(announcement(), 'a fast navigation is not announced').toBe('')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(announcement()).toBe(words.onItsWay)
  resolve(null)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(announcement()).toBe('Suits')
})

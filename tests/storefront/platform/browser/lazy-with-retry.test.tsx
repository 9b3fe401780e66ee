import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyView } from '#storefront/platform/browser/lazy-view.ts'

afterEach(cleanup)

test('a view that cannot be had leaves the page alone, and comes when the signal is back', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'the view' })
  const View = lazyView(load)
  render(
    <>
      <input aria-label="name" defaultValue="half typed" />
      <Suspense fallback="waiting">
        <View />
      </Suspense>
    </>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 10_000)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half typed')

  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText('the view')
})

test('a preload that fails says nothing', async () => {
  const complaint = vi.fn()
  process.on('unhandledRejection', complaint)
  const load = vi.fn(() => Promise.reject<{ default: () => string }>(new TypeError('no signal')))
  lazyView(load).preload()
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), 10_000)
  await new Promise(setImmediate)
  process.off('unhandledRejection', complaint)
  expect(complaint).not.toHaveBeenCalled()
})

import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyWithRetry } from '#client/browser/lazy-with-retry.ts'

test('a module that fails to load keeps the page, and is loaded when the browser is online', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'the view' })
  const View = lazyWithRetry(load)
  render(
    <>
      <input aria-label="name" defaultValue="half typed" />
      <Suspense fallback="waiting">
        <View />
      </Suspense>
    </>,
  )
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('waiting')).toBeVisible()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half typed')

  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText('the view')
})

test('a failed preload is not reported', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const load = vi.fn(() => Promise.reject<{ default: () => string }>(new TypeError('no signal')))
  lazyWithRetry(load).preload()
  await expect.poll(() => load).toHaveBeenCalled()
  await new Promise(setImmediate)
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

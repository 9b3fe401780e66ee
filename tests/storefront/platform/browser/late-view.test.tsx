import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lateView } from '../../../../packages/storefront/src/platform/browser/late-view.tsx'

afterEach(cleanup)

/* Guard: without another try the refusal reaches the page's error boundary, and what was typed is gone. */
test('a part that cannot be had leaves the page alone, and comes when the signal is back', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: () => 'the foot' })
  const Foot = lateView('foot', load)
  render(
    <>
      <input aria-label="email" defaultValue="half typed" />
      <Foot />
    </>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1), 10_000)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half typed')
  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText('the foot')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half typed')
})

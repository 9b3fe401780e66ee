import { act, cleanup } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  currentNotices,
  noNotices,
  type Notice,
  notify,
  subscribeNotices,
} from '#storefront/platform/notices/notices.ts'
import Toaster from '#storefront/shell/toaster.tsx'
import { renderInShop } from '../support/in-shop.tsx'

function Page() {
  return <Toaster notices={useSyncExternalStore(subscribeNotices, currentNotices, noNotices)} />
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// spec 001 §9, Time
it.each<[NonNullable<Notice['duration']> | undefined, number]>([
  [undefined, 5_000],
  ['snackbar', 3_500],
  ['contact', 4_000],
  ['rejection', 2_000],
])('closes a notice of duration %s after %s ms', async (duration, ms) => {
  vi.useFakeTimers()
  renderInShop(<Page />)
  act(() => void notify({ key: 'catalogue:problem.offline', tone: 'info', ...(duration && { duration }) }))
  await act(() => vi.advanceTimersByTimeAsync(ms - 1))
  expect(currentNotices()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(currentNotices()).toEqual([])
})

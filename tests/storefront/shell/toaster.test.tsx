import { act, cleanup } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  currentNotices,
  dismissNotice,
  leavePage,
  loggedNotices,
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
  for (const { id } of currentNotices()) dismissNotice(id)
  vi.useRealTimers()
})

// spec 001 §9, Time
test.each<[NonNullable<Notice['duration']> | undefined, number]>([
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

test('shows the last of brief notices of one kind, and logs all', () => {
  for (const name of ['Shirt', 'Coat'])
    notify({ key: 'catalogue:added', params: { name }, tone: 'success', duration: 'snackbar' })
  expect(currentNotices().map(({ params }) => params)).toEqual([{ name: 'Coat' }])
  expect(
    loggedNotices()
      .slice(-2)
      .map(({ params }) => params),
  ).toEqual([{ name: 'Shirt' }, { name: 'Coat' }])
})

test('merges notices that must be read only when their texts are equal', () => {
  for (const locator of ['AAA', 'BBB', 'BBB'])
    notify({ key: 'payment:timeOut', params: { locator }, tone: 'warning', duration: 'long' })
  expect(currentNotices().map(({ params }) => params)).toEqual([{ locator: 'AAA' }, { locator: 'BBB' }])
})

test('ends brief notices with their page, and those for the next page one navigation later', () => {
  const keys = () => currentNotices().map(({ key }) => key)
  notify({ key: 'catalogue:added', tone: 'success', duration: 'snackbar' })
  notify({ key: 'profile:edit.saved', tone: 'success', page: 'next' })
  notify({ key: 'payment:timeOut', tone: 'warning', duration: 'long' })
  leavePage()
  expect(keys()).toEqual(['profile:edit.saved', 'payment:timeOut'])
  leavePage()
  expect(keys()).toEqual(['payment:timeOut'])
})

import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HoldNotice } from '#storefront/features/schedule/hold-notice.tsx'
import type { HoldState } from '#storefront/features/schedule/hold.ts'
import words from '#storefront/locales/en/schedule.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

const seconds = 1_700_000_000
const minute = 60

beforeEach(() => {
  vi.useFakeTimers({ now: seconds * 1_000 })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const heldFor = (left: number): HoldState => ({
  kind: 'held',
  until: seconds + left,
  serverClock: { serverTime: seconds, receivedAt: seconds },
})

async function show(state: HoldState, onRetry = vi.fn()) {
  const { store } = fakeApi({})
  await act(
    async () => void render(<HoldNotice state={state} onRetry={onRetry} />, { wrapper: inPage(store) }),
  )
  return { onRetry }
}

const announcement = () => screen.getByRole('timer').textContent
const pass = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000))
const withCount = (text: string, count: number) => text.replace('{{count}}', String(count))

test('updates every second and announces at the start, at two minutes and at one', async () => {
  await show(heldFor(10 * minute))
  const announcements: (string | null)[] = []
  for (let second = 0; second < 10 * minute; second += 1) {
    if (announcements.at(-1) !== announcement()) announcements.push(announcement())
    await pass(1)
  }
  expect(announcements).toEqual([
    withCount(words.hold.running_other, 10),
    withCount(words.hold.left_other, 2),
    withCount(words.hold.left_one, 1),
  ])
})

test('announces the remaining time after a reload', async () => {
  await show(heldFor(5 * minute + 30))
  expect(announcement()).toBe(withCount(words.hold.running_other, 6))
  expect(screen.getByText('5:30')).toBeVisible()
  await pass(31)
  expect(screen.getByText('4:59')).toBeVisible()
})

test.each([
  ['ended', words.hold.ended, words.hold.again],
  ['elsewhere', words.hold.elsewhere, words.hold.keepThese],
  ['refused', words.hold.refused, words.hold.again],
] as const)('shows and announces %s with its action', async (kind, text, action) => {
  const { onRetry } = await show({ kind })
  expect(announcement()).toBe(text)
  act(() => screen.getByRole('button', { name: action }).click())
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a failure shows that the order can still be placed', async () => {
  await show({ kind: 'failed', offline: false })
  expect(announcement()).toBe(words.hold.failed)
})

test('renders nothing without a choice', async () => {
  await show({ kind: 'none' })
  expect(screen.queryByRole('timer')).toBeNull()
})

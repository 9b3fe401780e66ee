import type { HourSlot, ScheduleDay } from '@colada/domain/schedule/slot'
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import common from '#client/locales/en/common.json' with { type: 'json' }
import { type DaysState, LegSlots } from '#storefront/features/schedule/leg-slots.tsx'
import words from '#storefront/locales/en/schedule.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

beforeEach(() => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollTo = () => undefined
})

const hour = (id: number, isFree = true): HourSlot => {
  return { id, start: '09:00', end: '11:00', startsAt: id * 1_000, variation: 0, isFree }
}
const days: ScheduleDay[] = [
  { date: '2026-11-23', hours: [hour(1, false)] },
  { date: '2026-11-24', hours: [hour(2), hour(3)] },
]

async function show(state: Partial<DaysState>, slotId: number | null = null) {
  const done = { refetch: vi.fn(), onDay: vi.fn(), onHour: vi.fn() }
  const { store } = fakeApi({})
  const daysState: DaysState = { isUninitialized: false, refetch: done.refetch, ...state }
  await act(
    async () =>
      void render(
        <LegSlots
          days={daysState}
          date={null}
          slotId={slotId}
          unavailable={null}
          pricing={{ kind: 'new', transport: 1390 }}
          waitingText="Choose the address first."
          onDay={done.onDay}
          onHour={done.onHour}
        />,
        { wrapper: inPage(store) },
      ),
  )
  return done
}

// spec 000 §4, Pickers; 001 §8: a failed day load disables the selectors and shows the server's message.
test('shows the API’s message and a retry when the days fail to load', async () => {
  const error = {
    kind: 'refused',
    status: 409,
    code: 1,
    message: 'No van today.',
    errors: {},
    body: null,
  } as const
  const { refetch } = await show({ error })
  expect(screen.getByRole('alert').textContent).toContain('No van today.')
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.getByText(words.dayFirst)).toBeVisible()
  act(() => screen.getByRole('button', { name: common.calls.retry }).click())
  expect(refetch).toHaveBeenCalledOnce()
})

test('shows what to choose first while the query is skipped', async () => {
  await show({ isUninitialized: true })
  expect(screen.getByText('Choose the address first.')).toBeVisible()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('shows the loading state', async () => {
  await show({})
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses).toContainEqual(expect.stringContaining(words.loading))
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('shows the slots of the first day with a free one', async () => {
  const { onDay, onHour } = await show({ currentData: days })
  const [first, second, ...hours] = screen.getAllByRole('radio')
  expect([first, second].map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true])
  expect(hours).toHaveLength(2)
  act(() => first!.click())
  expect(onDay).toHaveBeenCalledExactlyOnceWith('2026-11-23')
  act(() => hours[1]!.click())
  expect(onHour).toHaveBeenCalledExactlyOnceWith('2026-11-24', expect.objectContaining({ id: 3 }))
})

test('has messages for no days and no slots', async () => {
  await show({ currentData: [] })
  expect(screen.getByText(words.noDays)).toBeVisible()
  cleanup()
  await show({ currentData: [{ date: '2026-11-23', hours: [] }] })
  expect(screen.getByText(words.noHours)).toBeVisible()
})

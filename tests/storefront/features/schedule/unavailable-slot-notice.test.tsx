import type { HourSlot, ScheduleDay } from '@colada/domain/schedule/slot'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LegSlots } from '#storefront/features/schedule/leg-slots.tsx'
import type { UnavailableSlot } from '#storefront/features/schedule/unavailable-slot-notice.tsx'
import words from '#storefront/locales/en/schedule.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'

beforeEach(() => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollTo = () => undefined
})

const hour = (id: number, start: string, end: string, isFree = true, variation = 0): HourSlot => {
  return { id, start, end, startsAt: id * 1_000, variation, isFree }
}
const days: ScheduleDay[] = [
  {
    date: '2026-11-23',
    hours: [
      hour(1, '07:00', '09:00', true, 20),
      hour(2, '09:00', '11:00', false),
      hour(3, '11:00', '13:00', true, -10),
    ],
  },
  { date: '2026-11-24', hours: [hour(30, '09:00', '11:00')] },
]

async function show(lost: UnavailableSlot | null, offered = days, transport = 1390) {
  const onHour = vi.fn()
  const { store } = fakeApi({})
  const state = { currentData: offered, isUninitialized: false, refetch: vi.fn() }
  await act(
    async () =>
      void render(
        <LegSlots
          days={state}
          date="2026-11-23"
          slotId={null}
          unavailable={lost}
          pricing={{ kind: 'new', transport }}
          waitingText=""
          onDay={vi.fn()}
          onHour={onHour}
        />,
        { wrapper: inPage(store) },
      ),
  )
  return { onHour }
}

test('reports a full slot and offers the nearest free ones', async () => {
  const { onHour } = await show({ reason: 'full', startsAt: 2_000 })
  expect(screen.getByRole('status').textContent).toContain(words.lost.full)
  expect(screen.getByRole('radio', { name: new RegExp(words.full) })).toHaveProperty('disabled', true)
  const offers = within(screen.getByRole('list', { name: words.lost.nearest })).getAllByRole('button')
  expect(offers.map((offer) => offer.textContent)).toEqual([
    'Mon 23 Nov, 7:00–9:00',
    'Mon 23 Nov, 11:00–13:00',
    'Tue 24 Nov, 9:00–11:00',
  ])
  act(() => offers[2]!.click())
  expect(onHour).toHaveBeenCalledExactlyOnceWith('2026-11-24', expect.objectContaining({ id: 30 }))
})

test('reports that no slot is free', async () => {
  await show({ reason: 'gone', startsAt: 2_000 }, [
    { date: '2026-11-23', hours: [hour(2, '09:00', '11:00', false)] },
  ])
  expect(screen.getByRole('status').textContent).toContain(words.lost.gone)
  expect(screen.getByText(words.lost.none)).toBeVisible()
})

test('explains price variations when transport is charged', async () => {
  const dearer = words.dearer.replace('{{hours}}', '7:00–9:00').replace('{{percent}}', '20')
  const cheaper = words.cheaper.replace('{{hours}}', '11:00–13:00').replace('{{percent}}', '10')
  await show(null)
  expect(screen.getByText(`${dearer} ${cheaper}`)).toBeVisible()
  cleanup()
  await show(null, days, 0)
  expect(screen.queryByText(`${dearer} ${cheaper}`)).toBeNull()
})

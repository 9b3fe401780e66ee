import type { Loadable, DayView, HourView } from '@colada/ui'
import type { ScheduleMessages } from './messages.ts'

const FIRST_MONDAY = 9

/** Two weeks of March 2026. */
export const daysOf = (t: ScheduleMessages): Loadable<DayView> => ({
  state: 'ready',
  empty: t.noDays,
  options: Array.from({ length: 14 }, (_, at) => ({
    value: `2026-03-${String(FIRST_MONDAY + at).padStart(2, '0')}`,
    label: `${t.weekdaysLong[at % 7]} ${FIRST_MONDAY + at} ${t.monthLong}`,
    weekday: t.weekdays[at % 7]!,
    day: String(FIRST_MONDAY + at),
    month: t.month,
  })),
})

/** A day from 7 to 23, two of its slots full. */
export const hoursOf = (t: ScheduleMessages): Loadable<HourView> => ({
  state: 'ready',
  empty: t.noHours,
  options: Array.from({ length: 8 }, (_, at) => ({
    value: String(at),
    label: `${7 + at * 2}:00–${9 + at * 2}:00`,
    price: at > 5 ? '8,34 €' : '6,95 €',
    ...(at === 1 || at === 4 ? { unavailable: t.full } : {}),
  })),
})

/** The same day, fully booked. */
export const allFull = (t: ScheduleMessages): Loadable<HourView> => ({
  state: 'ready',
  empty: t.noHours,
  options: Array.from({ length: 8 }, (_, at) => ({
    value: String(at),
    label: `${7 + at * 2}:00–${9 + at * 2}:00`,
    price: '',
    unavailable: t.full,
  })),
})

export const stillLoading = (t: ScheduleMessages) => ({ state: 'loading' as const, text: t.loading })
export const failedWith = (t: ScheduleMessages, onClick: () => void) => ({
  state: 'failed' as const,
  text: t.failed,
  retry: { label: t.retry, onClick },
})
export const waitingFor = (text: string) => ({ state: 'waiting' as const, text })

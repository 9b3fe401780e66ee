import type { Cents } from '../money/money.ts'
import { addDays } from '../schedule/local-time.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import { OVERDUE_DAYS } from './credit.ts'
import { dueDateOf, type Month } from './month.ts'

/** What a month added to an account, and what it took off. */
export interface AccountMonth {
  readonly month: Month
  /** Sum of the positive entries. */
  readonly debits: Cents
  /** Sum of the negative entries, without their sign: payments and cancellations. */
  readonly credits: Cents
}

/** The part of a balance that has to be paid by a date. */
export interface DueAmount {
  readonly month: Month
  readonly amount: Cents
  readonly dueOn: CalendarDate
}

/**
 * What is still open of each month, the oldest first. Money and cancellations settle the oldest month that is open,
 * whatever they were meant for.
 */
export function openMonths(months: readonly AccountMonth[], termsDays: number): DueAmount[] {
  let credits = months.reduce((total, month) => total + month.credits, 0)
  const open: DueAmount[] = []
  for (const { month, debits } of months.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    const amount = Math.max(0, debits - credits)
    credits = Math.max(0, credits - debits)
    if (amount > 0) open.push({ month, amount, dueOn: dueDateOf(month, termsDays) })
  }
  return open
}

/** What should have been paid before a date; `since` is the due date of its oldest part. */
export interface Overdue {
  readonly amount: Cents
  readonly since: CalendarDate
}

/** What is overdue on a date; `null` without anything. */
export function overdueOf(open: readonly DueAmount[], today: CalendarDate): Overdue | null {
  const late = open.filter(({ dueOn }) => dueOn < today)
  if (late.length === 0) return null
  return { amount: late.reduce((total, { amount }) => total + amount, 0), since: late[0]!.dueOn }
}

/** Whether credit is suspended on a date: something is overdue for 15 days (operations, 5.6). */
export function isSuspendable(overdue: Overdue | null, today: CalendarDate): boolean {
  return overdue !== null && addDays(overdue.since, OVERDUE_DAYS) <= today
}

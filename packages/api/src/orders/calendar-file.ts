import { company } from '@colada/domain/content/company'
import { orderStatus } from '@colada/domain/orders/status'
import { routePath } from '@colada/domain/routes/route-path'
import { addDays, timeZone, toZonedTime } from '@colada/domain/schedule/local-time'
import { type Leg, legs } from '@colada/domain/schedule/slot'
import type { Language } from '@colada/domain/wire/language'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { interpolate, messages } from '../locales/messages.ts'
import type { CalendarFile } from '../mail/service.ts'
import { currentLeg } from './present.ts'
import type { OrderRecord } from './repository.ts'

/** Outlook needs the rules of a time zone in the file. Spain has had these since 1996 (directive 2000/84/EC). */
const timeZoneRules = `BEGIN:VTIMEZONE
TZID:${timeZone}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`

export interface CalendarOptions {
  readonly language: Language
  /** URL of the shop. */
  readonly publicUrl: string
  /** When the file is made. */
  readonly at: Date
  /** Whether a calendar loads the file again: it changes with the order, and a cancellation is a status of its events. */
  readonly isSubscribed?: boolean
}

/** Seconds until a calendar loads its file again. */
const REFRESH_SECONDS = 3600

/**
 * Returns the pickup and the delivery of an order as a calendar file; `null` without legs or before the order is placed.
 *
 * A leg keeps its UID, so that a calendar replaces its event. Each change of a leg adds a row, so the number of its rows
 * is the SEQUENCE; a cancellation is one more. The legs of a cancelled order stay while it owes its garments: the
 * delivery returns them.
 */
export function calendarFileOf(record: OrderRecord, options: CalendarOptions): CalendarFile | null {
  const { order } = record
  const rows = legs.map((leg) => currentLeg(record, leg)).filter((row) => row !== undefined)
  if (rows.length === 0 || order.status === orderStatus.pendingPayment) return null
  const { language, publicUrl, at, isSubscribed = false } = options
  const texts = messages[language].calendar
  const url = publicUrl + routePath(language, 'OrderDetail', { id: order.id })
  const isCancelled =
    order.status === orderStatus.cancelled && !order.isReturnDue && order.returnedAt === null
  const method = isCancelled && !isSubscribed ? 'CANCEL' : 'PUBLISH'
  const calendar = ical({
    prodId: { company: 'Colada', product: 'Colada', language: language.toUpperCase() },
    method: ICalCalendarMethod[method],
    ...(isSubscribed && { ttl: REFRESH_SECONDS }),
    // Without a name: with one the library writes DTSTAMP, which has to be in UTC, in the time zone of the process.
    timezone: { name: null, generator: () => timeZoneRules },
  })
  for (const { leg, place, date, startTime, endTime, address } of rows) {
    const isAtStore = place === 'store'
    calendar.createEvent({
      id: `${order.locator}-${leg}@${new URL(publicUrl).hostname}`,
      sequence: countChanges(record, leg) + (isCancelled ? 1 : 0),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: at,
      timezone: isAtStore ? null : timeZone,
      // At a store from that day on, at any time.
      allDay: isAtStore,
      start: toZonedTime(date, startTime),
      end: toZonedTime(isAtStore ? addDays(date, 1) : date, endTime),
      summary: isAtStore ? texts.atStore[leg] : texts[leg],
      location: address,
      description: interpolate(texts.description, { locator: order.locator, url }),
      url,
      organizer: { name: 'Colada', email: company.email },
    })
  }
  return {
    name: `colada-${order.locator}.ics`,
    method,
    content: calendar.toString(),
  }
}

function countChanges({ legs: rows }: OrderRecord, leg: Leg): number {
  return rows.filter((row) => row.leg === leg).length - 1
}

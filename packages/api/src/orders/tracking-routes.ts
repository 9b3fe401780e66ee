import { getSharedCalendar, trackOrder } from '@colada/domain/orders/tracking-contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppDependencies } from '../dependencies.ts'
import type { CalendarFile } from '../mail/service.ts'
import { alreadySent, registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { calendarFileOf } from './calendar-file.ts'
import { findCalendarOrder, findTrackedOrder } from './tracking-links.ts'
import { presentTracked } from './tracking.ts'

/** What the signed links of mails open without a log-in: where an order is, and its calendar. */
export function trackingRoutes(
  app: FastifyInstance,
  { config: { pepper, publicUrl }, database: { db }, clock }: AppDependencies,
): void {
  registerEndpoint(app, trackOrder, async ({ params }) =>
    presentTracked(db, await findTrackedOrder(db, params.token, { pepper, now: clock() })),
  )

  registerEndpoint(app, getSharedCalendar, async ({ params, reply }) => {
    const now = clock()
    const record = await findCalendarOrder(db, params.token, { pepper, now })
    const file =
      record &&
      calendarFileOf(record, {
        language: record.order.language,
        publicUrl,
        at: new Date(now),
        isSubscribed: true,
      })
    if (!file) throw new ApiError('notFound')
    return sendCalendar(reply, file)
  })
}

/** Phones open an inline file in their calendar; computers save it. */
export function sendCalendar(reply: FastifyReply, { name, content }: CalendarFile): typeof alreadySent {
  void reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `inline; filename="${name}"`)
    .send(content)
  return alreadySent
}

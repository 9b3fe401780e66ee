import type { FastifyInstance } from 'fastify'
import { getDeliveries, getPickups, type WireDay } from '@colada/domain/schedule/calls'
import { trimPostalCode } from '@colada/domain/coverage/postal-code'
import type { ScheduleDay } from '@colada/domain/schedule/slot'
import type { AppDependencies } from '../app.ts'
import { bindCall } from '../plugins/calls.ts'
import { deliveryDays, pickupDays } from './service.ts'

/** Pickup and delivery days (spec 001 §7). */
export function scheduleRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  bindCall(app, getPickups, async ({ body, session }) => ({
    days: toWire(await pickupDays(database.db, trimPostalCode(body.cp), clock(), session.isStaff)),
  }))

  bindCall(app, getDeliveries, async ({ body }) => ({
    days: toWire(
      await deliveryDays(database.db, trimPostalCode(body.cp), [body.category_id].flat(), body.pickup_time),
    ),
  }))
}

function toWire(days: readonly ScheduleDay[]): WireDay[] {
  return days.map((day) => ({
    start: day.date,
    hours: day.hours.map((hour) => ({
      id: hour.id,
      start: hour.start,
      end: hour.end,
      ut_start: hour.startsAt,
      shipping_cost_variation_pct: hour.variation,
      available: hour.free ? 1 : 0,
    })),
  }))
}

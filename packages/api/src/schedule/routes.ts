import { trimPostalCode } from '@colada/domain/coverage/postal-code'
import {
  getDeliveries,
  getEarliestPickup,
  getHold,
  getPickups,
  holdSlots as holdSlotsEndpoint,
  releaseHold,
  type WireDay,
} from '@colada/domain/schedule/contract'
import type { ScheduleDay } from '@colada/domain/schedule/slot'
import type { EndpointBody } from '@colada/domain/wire/endpoint'
import type { FastifyInstance } from 'fastify'
import { runTransaction } from '../database/connection.ts'
import type { AppDependencies } from '../dependencies.ts'
import { registerEndpoint } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { deliveryDays, pickupDays } from './calendar.ts'
import { EarliestPickups } from './earliest-pickup.ts'
import { findActiveHold, type HoldRow } from './holds-repository.ts'
import { holdSlots, releaseOwnHold } from './holds.ts'
import { readLegChoices } from './leg-choices.ts'

/** Pickup and delivery days (spec 001 §7), and slot holds. */
export function scheduleRoutes(app: FastifyInstance, { database, clock }: AppDependencies): void {
  const { db } = database

  registerEndpoint(app, getPickups, async ({ body, actor }) => ({
    days: toWire(await pickupDays(db, trimPostalCode(body.cp), { actor, now: clock() })),
  }))

  const earliest = new EarliestPickups(db)
  registerEndpoint(app, getEarliestPickup, async ({ query }) => {
    const slot = await earliest.get(trimPostalCode(query.cp), clock())
    return { pickup: slot ? { date: slot.date, start: slot.startTime, end: slot.endTime } : null }
  })

  registerEndpoint(app, getDeliveries, async ({ body, actor }) => {
    const categories = [body.category_id].flat()
    const viewer = { actor, now: clock() }
    const days = await deliveryDays(db, trimPostalCode(body.cp), categories, pickupBefore(body), viewer)
    return { days: toWire(days) }
  })

  registerEndpoint(app, holdSlotsEndpoint, async ({ body, actor }) => {
    const now = clock()
    const hold = await runTransaction(db, async (tx) => {
      const { pickup, delivery } = await readLegChoices(tx, actor.userId, body)
      const categories = [body.category_id].flat()
      return holdSlots(tx, { pickup, delivery, categories, actor }, now)
    })
    return { hold: toWireHold(hold), server_time: Math.floor(now / 1000) }
  })

  registerEndpoint(app, getHold, async ({ actor }) => {
    const now = clock()
    const hold = await findActiveHold(db, actor.userId, new Date(now))
    return { hold: hold ? toWireHold(hold) : null, server_time: Math.floor(now / 1000) }
  })

  registerEndpoint(app, releaseHold, async ({ params, actor }) => {
    await runTransaction(db, (tx) => releaseOwnHold(tx, actor.userId, params.id, new Date(clock())))
    return {}
  })
}

function pickupBefore({ pickup_time, pickup_store_id, dropped_off_at }: EndpointBody<typeof getDeliveries>) {
  if (pickup_store_id !== undefined) return { storeId: pickup_store_id, droppedOffAt: dropped_off_at ?? null }
  if (pickup_time === undefined) throw new ApiError('invalid', { errors: { pickup_time: ['required'] } })
  return { slotId: pickup_time }
}

function toWireHold(hold: HoldRow) {
  return {
    id: hold.id,
    pickup_time: hold.pickupId,
    delivery_time: hold.deliveryId,
    expires_at: Math.floor(hold.expiresAt.getTime() / 1000),
  }
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
      available: hour.isFree ? 1 : 0,
    })),
  }))
}

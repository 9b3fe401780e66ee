import { dayToRemindOf, isVisitPlanned } from '@colada/domain/orders/reminder'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { findContacts, findDeclining } from '../account/service.ts'
import { type Db, runTransaction } from '../database/connection.ts'
import { enqueueMails } from '../mail/service.ts'
import { selectSlotsOfDay } from '../schedule/service.ts'
import { orderLegs, orders } from './tables.ts'

/**
 * Adds the mails about the visits of the next day, from the evening before; one for each leg, and none for customers who
 * declined mails about their orders. Legs at stores have no slot. `now` in epoch milliseconds.
 */
export async function remindOfVisits(db: Db, now: number): Promise<void> {
  const day = dayToRemindOf(now / 1000)
  if (day === null) return
  await runTransaction(db, async (tx) => {
    const { status, isReturnDue, userId } = orders
    const legs = await tx
      .select({
        id: orderLegs.id,
        leg: orderLegs.leg,
        orderId: orderLegs.orderId,
        status,
        isReturnDue,
        userId,
      })
      .from(orderLegs)
      .innerJoin(orders, eq(orders.id, orderLegs.orderId))
      .where(and(inArray(orderLegs.slotId, selectSlotsOfDay(tx, day)), isNull(orderLegs.releasedAt)))
    const planned = legs.filter((row) => isVisitPlanned(row.leg, row))
    const users = [...new Set(planned.map((row) => row.userId))]
    const contacts = await findContacts(tx, users)
    const declining = await findDeclining(tx, users, 'order_progress')
    const mails = planned
      .filter((row) => !declining.has(row.userId))
      .map((row) => ({
        kind: 'order-reminder' as const,
        subjectId: row.orderId,
        cause: row.id,
        details: { legId: row.id },
        language: contacts.get(row.userId)!.language,
      }))
    if (mails.length > 0) await enqueueMails(tx, mails, new Date(now))
  })
}

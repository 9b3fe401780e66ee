import type { getOrder } from '@colada/domain/orders/contract'
import { orderStatus } from '@colada/domain/orders/status'
import type { Language } from '@colada/domain/wire/language'
import { type Db, readSnapshot } from '../database/connection.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import type { OrderPayments } from './order-payments.ts'
import { findHeldLegs, findOrder } from './repository.ts'
import { timelineOf } from './timeline.ts'
import { calendarPath } from './tracking-links.ts'

interface Following {
  readonly language: Language
  readonly payments: Pick<OrderPayments, 'listLedger'>
  readonly pepper: string
}

/** Returns what an order's page has beside the order: what happened to it, and the address of its calendar. */
export async function followOrder(
  db: Db,
  orderId: number,
  { language, payments, pepper }: Following,
): Promise<Pick<EndpointResult<typeof getOrder>, 'timeline' | 'calendar_url'>> {
  return readSnapshot(db, async (snapshot) => {
    const order = await findOrder(snapshot, orderId)
    if (!order) return {}
    const ledger = await payments.listLedger(snapshot, orderId)
    const hasVisits =
      order.status !== orderStatus.pendingPayment && (await findHeldLegs(snapshot, orderId)).length > 0
    return {
      timeline: await timelineOf(snapshot, order, { language, ledger, isForStaff: false }),
      calendar_url: hasVisits ? calendarPath(orderId, pepper) : '',
    }
  })
}

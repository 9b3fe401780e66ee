import { toEuros } from '@colada/domain/money/money'
import { orderStatus } from '@colada/domain/orders/status'
import { canTransition } from '@colada/domain/orders/transitions'
import type { StaffActor } from '@colada/domain/staff/actor'
import type { getStaffOrder } from '@colada/domain/staff/orders-contract'
import { maySeeLedger } from '@colada/domain/staff/rights'
import { staffMovesOf } from '@colada/domain/staff/transition-rights'
import type { Language } from '@colada/domain/wire/language'
import { asc, eq } from 'drizzle-orm'
import { findContacts } from '../account/service.ts'
import { type Db, type Executor, runTransaction } from '../database/connection.ts'
import { listMailsAbout } from '../mail/service.ts'
import type { EndpointResult } from '../plugins/endpoints.ts'
import { ApiError } from '../plugins/errors.ts'
import { zoneOfLeg } from '../schedule/service.ts'
import { recordAction } from '../staff/service.ts'
import { loadOrder } from './find-orders.ts'
import type { LedgerEntry, OrderPayments } from './order-payments.ts'
import { presentOrder } from './present-orders.ts'
import { findOrderByLocator, type OrderRow } from './repository.ts'
import { epoch, toWireContact } from './staff-list.ts'
import { presentStorage } from './storage.ts'
import { placesOf } from './store-legs.ts'
import { orderIncidents, orderLegs } from './tables.ts'
import { timelineOf } from './timeline.ts'

interface Opening {
  readonly actor: StaffActor
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
  readonly payments: Pick<OrderPayments, 'listLedger' | 'previewCancellation'>
}

/**
 * Returns everything of an order, and records that the staff member opened it.
 * @throws ApiError `notFound` for an unknown locator
 */
export async function openStaffOrder(
  db: Db,
  locator: string,
  { actor, language, now, payments }: Opening,
): Promise<EndpointResult<typeof getStaffOrder>> {
  return runTransaction(
    db,
    async (tx) => {
      const order = await findOrderByLocator(tx, locator)
      if (!order) throw new ApiError('notFound')
      const { id, userId } = order
      const opened = { action: 'order-opened', subjectKind: 'order', subjectId: id } as const
      await recordAction(tx, actor, { ...opened, orderId: id, customerId: userId }, new Date(now))
      const allowed = await listAllowedMoves(tx, order, actor)
      const contacts = await findContacts(tx, [userId])
      const ledger = maySeeLedger(actor, order.storeId) ? await payments.listLedger(tx, id) : null
      return {
        order: await presentOrder(tx, order, language, now),
        version: order.version,
        allowed,
        cancellation: allowed.includes(orderStatus.cancelled)
          ? await previewOf(tx, order, payments.previewCancellation)
          : null,
        zone: await zoneOf(tx, order),
        storage: await presentStorage(tx, order, new Date(now)),
        customer: toWireContact(contacts.get(userId)!),
        timeline: await timelineOf(tx, order, { language, ledger: ledger ?? [], isForStaff: true }),
        incidents: await listIncidents(tx, order, language),
        ledger: ledger && ledger.map(toWireEntry),
        mails: (await listMailsAbout(tx, 'order', id)).map(({ kind, status, createdAt, sentAt }) => ({
          kind,
          status,
          created_at: epoch(createdAt),
          sent_at: sentAt && epoch(sentAt),
        })),
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}

/** The statuses to which the member may move the order; at a store a counter also takes back what a van brings. */
async function listAllowedMoves(tx: Executor, { id, status, kind }: OrderRow, actor: StaffActor) {
  const context = { kind, ...(await placesOf(tx, id)) }
  const isBack = status === orderStatus.outForDelivery || status === orderStatus.absentAtDelivery
  return staffMovesOf(actor, status).filter(
    (to) =>
      canTransition(status, to, context) || (isBack && to === orderStatus.washed && actor.storeId !== null),
  )
}

/** What a cancellation would return. */
async function previewOf(tx: Executor, order: OrderRow, preview: OrderPayments['previewCancellation']) {
  const record = await loadOrder(tx, order)
  const byCustomer = await preview(tx, record, 'customer')
  const byShop = await preview(tx, record, 'shop')
  return {
    refund: toEuros(byCustomer.refund),
    refund_by_shop: toEuros(byShop.refund),
    return_due: byCustomer.isReturnDue,
  }
}

/** The zone of the current delivery. */
async function zoneOf(tx: Executor, { id }: OrderRow) {
  const legs = await tx.select().from(orderLegs).where(eq(orderLegs.orderId, id)).orderBy(asc(orderLegs.id))
  const delivery = legs.findLast(({ leg }) => leg === 'delivery')
  return delivery ? (await zoneOfLeg(tx, delivery)).id : null
}

async function listIncidents(tx: Executor, { id }: OrderRow, language: Language) {
  const incidents = await tx
    .select()
    .from(orderIncidents)
    .where(eq(orderIncidents.orderId, id))
    .orderBy(asc(orderIncidents.id))
  return incidents.map(({ descriptionEs, descriptionEn, createdAt, solvedAt }) => ({
    description: language === 'es' ? descriptionEs : descriptionEn,
    created_at: epoch(createdAt),
    solved_at: solvedAt && epoch(solvedAt),
  }))
}

function toWireEntry({ amount, createdAt, doneAt, ...entry }: LedgerEntry) {
  return {
    ...entry,
    amount: toEuros(amount),
    created_at: epoch(createdAt),
    done_at: doneAt && epoch(doneAt),
  }
}
